/// Shapes with Core Graphics' starting points and directions.
///
/// Angles are in radians from +x towards +y.
extension Path {
    /// The length of the control handles of a quarter circle's cubic, as a fraction of the radius: 4/3 · tan(π/8).
    private static let quarterHandle = 0.5522847498307936

    /// Appends a closed rectangle that starts at (minX, minY) and continues towards maxX.
    public mutating func addRect(_ rect: Rect) {
        let corners = rect.corners
        move(to: corners[0])
        for index in 1..<4 { addLine(to: corners[index]) }
        close()
    }

    /// Appends a closed ellipse of four cubics that starts at (maxX, midY) and continues towards maxY.
    public mutating func addEllipse(in rect: Rect) {
        move(to: Point(rect.maxX, rect.midY))
        let (width, height) = (rect.width / 2, rect.height / 2)
        for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
            addQuarter(center: rect.center, from: Point(width * x, height * y), to: Point(-width * y, height * x))
        }
        close()
    }

    /// Appends a closed rectangle with elliptical corners that starts at (maxX, midY) and continues towards maxY.
    ///
    /// Corner radii are clamped to half of the sides.
    public mutating func addRoundedRect(_ rect: Rect, cornerWidth: Double, cornerHeight: Double) {
        let width = max(0, min(cornerWidth, rect.width / 2))
        let height = max(0, min(cornerHeight, rect.height / 2))
        guard width > 0, height > 0 else { return addRect(rect) }
        let inner = rect.insetBy(dx: width, dy: height)
        move(to: Point(rect.maxX, rect.midY))
        let corners = [Point(inner.maxX, inner.maxY), Point(inner.minX, inner.maxY), Point(inner.minX, inner.minY), Point(inner.maxX, inner.minY)]
        for (center, (x, y)) in zip(corners, [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)]) {
            let from = Point(width * x, height * y)
            addLine(to: center + from)
            addQuarter(center: center, from: from, to: Point(-width * y, height * x))
        }
        close()
    }

    /// Appends a circular arc, preceded by a line from the current point if there is one.
    ///
    /// The arc runs from the start angle in the given direction to the end angle. A difference of a full turn or more in that direction gives one
    /// full circle; otherwise whole turns are ignored. Arguments that are not finite append nothing.
    ///
    /// - Parameters:
    ///   - clockwise: The direction in Core Graphics' sense, with y pointing up: true runs towards smaller angles.
    ///   - map: A map that is applied to the arc but not to the current point.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool, mappedBy map: AffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
        // A sweep of a turn or more is a full circle. A negative sweep, whose end lies against the direction, is reduced modulo one turn.
        if sweep >= turn {
            sweep = turn
        } else if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep, mappedBy: map)
    }

    /// Appends a circular arc over `delta` radians, preceded by a line from the current point if there is one.
    ///
    /// `delta` is clamped to 64 turns. Arguments that are not finite append nothing.
    public mutating func addRelativeArc(
        center: Point, radius: Double, startAngle: Double, delta: Double, mappedBy map: AffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        let (sine, cosine) = Numerics.sinAndCos(startAngle)
        var from = Point(cosine, sine) * radius
        let start = map(center + from)
        if isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
        // One cubic per started quarter turn; the tolerance of 10⁻⁹ keeps rounding from adding an empty cubic after the last quarter.
        let quarter = delta < 0 ? -Double.pi / 2 : .pi / 2
        let sweep = max(-128 * Double.pi, min(128 * .pi, delta))
        let count = Int((sweep / quarter - 1e-9).rounded(.up))
        for index in 0..<max(0, count) {
            let step = index == count - 1 ? sweep - quarter * Double(index) : quarter
            let (sine, cosine) = Numerics.sinAndCos(startAngle + quarter * Double(index) + step)
            let to = Point(cosine, sine) * radius
            // The handle length for an arc of angle φ is 4/3 · tan(φ/4) radii.
            let handle = 4.0 / 3 * Numerics.tan(step / 4)
            let control1 = from + Point(-from.y, from.x) * handle
            let control2 = to - Point(-to.y, to.x) * handle
            addCubic(to: map(center + to), control1: map(center + control1), control2: map(center + control2))
            from = to
        }
    }

    /// Appends a line and an arc that rounds the corner at `tangent1`.
    ///
    /// The arc touches the line from the current point to `tangent1` and the line from there to `tangent2`. When the three points are collinear or
    /// the radius is not positive, only a line to `tangent1` is appended. Points and arc are mapped by `map`; the current point is already mapped.
    public mutating func addArc(tangent1: Point, tangent2: Point, radius: Double, mappedBy map: AffineTransform = .identity) {
        guard let current = currentPoint, let inverse = map.inverse else { return }
        let before = (inverse(current) - tangent1).unit
        let after = (tangent2 - tangent1).unit
        guard let before, let after, radius > 0, radius.isFinite, abs(before.cross(after)) > 1e-9 else {
            return addLine(to: map(tangent1))
        }
        // The tangent of half the angle at the corner: tan(θ/2) = sin θ / (1 + cos θ). The arc begins radius / tan(θ/2) from the corner.
        let halfTangent = abs(before.cross(after)) / (1 + before.dot(after))
        let begin = tangent1 + before * (radius / halfTangent)
        let turnsLeft = before.cross(after) < 0
        let center = begin + (turnsLeft ? Point(before.y, -before.x) : Point(-before.y, before.x)) * radius
        let end = tangent1 + after * (radius / halfTangent)
        let (from, to) = (begin - center, end - center)
        let delta = Numerics.atan2(from.cross(to), from.dot(to))
        addRelativeArc(
            center: center, radius: radius, startAngle: Numerics.atan2(from.y, from.x), delta: delta, mappedBy: map)
    }

    private mutating func addQuarter(center: Point, from: Point, to: Point) {
        let handle = Self.quarterHandle
        addCubic(to: center + to, control1: center + from + to * handle, control2: center + to + from * handle)
    }
}

extension Point {
    /// The unit vector of the same direction; nil when the length is zero or not finite.
    fileprivate var unit: Point? {
        let length = length
        return length > 0 && length.isFinite ? self * (1 / length) : nil
    }
}
