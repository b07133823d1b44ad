/// Shapes as Core Graphics begins and turns them; angles are in radians from +x towards +y.
extension Path {
    /// How long the handles of a quarter circle's cubic are, in radii.
    private static let quarterHandle = 0.5522847498307936

    /// Adds a closed rectangle, from (minX, minY) first towards maxX.
    public mutating func addRect(_ rect: Rect) {
        let corners = rect.corners
        move(to: corners[0])
        for index in 1..<4 { addLine(to: corners[index]) }
        close()
    }

    /// Adds a closed ellipse of four cubics, from (maxX, midY) first towards maxY.
    public mutating func addEllipse(in rect: Rect) {
        move(to: Point(rect.maxX, rect.midY))
        let (width, height) = (rect.width / 2, rect.height / 2)
        for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
            addQuarter(center: rect.center, from: Point(width * x, height * y), to: Point(-width * y, height * x))
        }
        close()
    }

    /// Adds a closed rectangle with elliptical corners, from (maxX, midY) first towards maxY.
    ///
    /// The corners are cut down to half of the sides.
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

    /// Adds a circle's arc and, before it, a line from the current point if there is one.
    ///
    /// Angles that differ by a full turn or more in the wanted direction give one full turn; otherwise whole turns do not matter. Numbers that
    /// are not finite add nothing.
    ///
    /// - Parameters:
    ///   - clockwise: In Core Graphics' sense, with y up: towards smaller angles.
    ///   - map: Applied to the arc, not to the current point.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool, mappedBy map: AffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
        if sweep >= turn {
            sweep = turn
        } else if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep, mappedBy: map)
    }

    /// Adds a circle's arc over `delta` radians, at most 64 turns, and, before it, a line from the current point if there is one.
    public mutating func addRelativeArc(
        center: Point, radius: Double, startAngle: Double, delta: Double, mappedBy map: AffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        let (sine, cosine) = Numerics.sinAndCos(startAngle)
        var from = Point(cosine, sine) * radius
        let start = map(center + from)
        if isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
        let quarter = delta < 0 ? -Double.pi / 2 : .pi / 2
        let sweep = max(-128 * Double.pi, min(128 * .pi, delta))
        let count = Int((sweep / quarter - 1e-9).rounded(.up))
        for index in 0..<max(0, count) {
            let step = index == count - 1 ? sweep - quarter * Double(index) : quarter
            let (sine, cosine) = Numerics.sinAndCos(startAngle + quarter * Double(index) + step)
            let to = Point(cosine, sine) * radius
            let handle = 4.0 / 3 * Numerics.tan(step / 4)
            let control1 = from + Point(-from.y, from.x) * handle
            let control2 = to - Point(-to.y, to.x) * handle
            addCubic(to: map(center + to), control1: map(center + control1), control2: map(center + control2))
            from = to
        }
    }

    /// Adds an arc that touches the line from the current point to `tangent1` and the line from there to `tangent2`, and a line to its begin.
    ///
    /// Where the three points lie in a line, or the radius is not positive, it is only a line to `tangent1`. Points and arc are mapped by `map`;
    /// the current point counts as mapped already.
    public mutating func addArc(tangent1: Point, tangent2: Point, radius: Double, mappedBy map: AffineTransform = .identity) {
        guard let current = currentPoint, let inverse = map.inverse else { return }
        let before = (inverse(current) - tangent1).unit
        let after = (tangent2 - tangent1).unit
        guard let before, let after, radius > 0, radius.isFinite, abs(before.cross(after)) > 1e-9 else {
            return addLine(to: map(tangent1))
        }
        // Half of the angle between the lines has this tangent.
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
    /// The same direction with length 1; nil for a point without direction.
    fileprivate var unit: Point? {
        let length = length
        return length > 0 && length.isFinite ? self * (1 / length) : nil
    }
}
