internal import LaminaPrimitives

/// The stroke of one subpath while it is being made: two edges along the path.
struct Ribbon {
    /// The end of what has been drawn, and the direction there.
    private(set) var position = Point.zero
    private(set) var direction = Point.zero
    /// Nothing has been drawn.
    private(set) var isEmpty = true
    /// The largest angle between neighbouring points of a round join or cap.
    let arcStep: Double

    private let style: StrokeStyle
    private let half: Double
    private var left = StrokeEdge(side: 1)
    private var right = StrokeEdge(side: -1)
    private var firstPosition = Point.zero
    private var firstDirection = Point.zero

    init(_ style: StrokeStyle, tolerance: Double) {
        self.style = style
        half = style.width / 2
        // A chord over this angle is off by the tolerance; very wide strokes still have at most some thousand points in a circle.
        let angle = 2 * Numerics.acos(max(-1, 1 - tolerance / half))
        arcStep = max(1e-3, min(.pi / 4, angle))
    }

    /// Forgets everything but the memory.
    mutating func clear() {
        left.clear()
        right.clear()
        isEmpty = true
    }

    /// Turns to the direction of a next line or curve, or begins with it.
    mutating func turn(at point: Point, to next: Point, _ join: StrokeStyle.Join) {
        if isEmpty {
            left.add(point + next.normal * half)
            right.add(point - next.normal * half)
            firstPosition = point
            firstDirection = next
            isEmpty = false
        } else {
            addJoin(at: point, to: next, join)
        }
        position = point
        direction = next
    }

    /// Goes on to a point at which the direction is `next`, a little different at most.
    mutating func step(to point: Point, _ next: Point) {
        Self.step(&left, from: position, to: point, next, half)
        Self.step(&right, from: position, to: point, next, half)
        position = point
        direction = next
    }

    /// Lengthens one edge; not a method of the ribbon, which would be copied to call it.
    private static func step(_ edge: inout StrokeEdge, from position: Point, to point: Point, _ next: Point, _ half: Double) {
        let target = point + next.normal * (half * edge.side)
        let chord = point - position
        if let last = edge.last, (target - last).dot(chord) < 0 {
            // The centre of the bend lies inside the stroke, and this edge runs backwards. A plain rectangle takes its place.
            let offset = chord.normal * (half * edge.side / chord.length)
            edge.addDetour([position, position + offset, point + offset, point, target])
        } else {
            edge.add(target)
        }
    }
}

// MARK: Joins

extension Ribbon {
    private mutating func addJoin(at point: Point, to next: Point, _ join: StrokeStyle.Join) {
        let cross = direction.cross(next)
        if abs(cross) < 1e-7 && direction.dot(next) > 0 { return }
        if cross > 0 {
            right.addOuter(outerPart(right.side, at: point, to: next, join))
            left.addInner(center: point, next: point + next.normal * half, reach: reach(next))
        } else {
            left.addOuter(outerPart(left.side, at: point, to: next, join))
            right.addInner(center: point, next: point - next.normal * half, reach: reach(next))
        }
    }

    /// The join between the end and the beginning.
    private mutating func close() {
        let turnsLeft = direction.cross(firstDirection) > 0
        if turnsLeft {
            right.addOuter(outerPart(right.side, at: firstPosition, to: firstDirection, style.join))
        } else {
            left.addOuter(outerPart(left.side, at: firstPosition, to: firstDirection, style.join))
        }
        left.close(center: turnsLeft ? firstPosition : nil, reach: reach(firstDirection))
        right.close(center: turnsLeft ? nil : firstPosition, reach: reach(firstDirection))
    }

    /// How far from a corner its inner edges may cross: twice as far as straight lines would.
    private func reach(_ next: Point) -> Double { 2 * half * abs(direction.cross(next)) / (1 + direction.dot(next)) }

    /// The points of the outer side of a corner, behind those of the line or curve before it.
    private func outerPart(_ side: Double, at point: Point, to next: Point, _ join: StrokeStyle.Join) -> [Point] {
        let dot = direction.dot(next)
        let radius = half * side
        let end = point + next.normal * radius
        switch join {
        case .bevel: return [end]
        case .miter:
            // The miter's length over the line's width is 1 / cos(turn / 2).
            guard (1 + dot) / 2 * style.miterLimit * style.miterLimit >= 1 else { return [end] }
            return [point + (direction.normal + next.normal) * (radius / (1 + dot)), end]
        case .round:
            // A turn right round goes to the outer side, wherever rounding would send it.
            let angle = Numerics.atan2(abs(direction.cross(next)), dot) * -side
            return arc(around: point, from: direction.normal * radius, angle: angle) + [end]
        }
    }

    /// The points inside an arc, without its ends.
    private func arc(around center: Point, from radius: Point, angle: Double) -> [Point] {
        let steps = Int((abs(angle) / arcStep).rounded(.up))
        guard steps > 1 else { return [] }
        let (sine, cosine) = Numerics.sinAndCos(angle / Double(steps))
        var radius = radius
        return (1..<steps).map { _ in
            radius = Point(radius.x * cosine - radius.y * sine, radius.x * sine + radius.y * cosine)
            return center + radius
        }
    }
}

// MARK: Ends

extension Ribbon {
    /// Adds the finished outline: one ring with caps, or two rings that turn against each other.
    mutating func finish(isClosed: Bool, to outline: inout Path) {
        if isClosed {
            close()
            outline.addPolygon(left.points)
            outline.addPolygon(right.points.reversed())
        } else {
            left.settle()
            right.settle()
            outline.addPolygon(
                left.points + cap(at: position, direction) + right.points.reversed() + cap(at: firstPosition, -firstDirection))
        }
    }

    /// Adds the stroke of a subpath without length.
    func addDot(at point: Point, to outline: inout Path) {
        guard style.cap != .butt else { return }
        outline.addPolygon([Point(1, 0), Point(-1, 0)].flatMap { [point + $0.normal * half] + cap(at: point, $0) })
    }

    /// The points between the left and the right edge of an end that looks in `direction`.
    private func cap(at point: Point, _ direction: Point) -> [Point] {
        let side = direction.normal * half
        switch style.cap {
        case .butt: return []
        case .square: return [point + side + direction * half, point - side + direction * half]
        case .round: return arc(around: point, from: side, angle: -.pi)
        }
    }
}

extension Point {
    /// Turned from +x towards +y by a quarter.
    fileprivate var normal: Point { Point(-y, x) }
}
