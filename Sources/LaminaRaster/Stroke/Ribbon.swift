internal import LaminaPrimitives

/// The stroke of one subpath while it is being made: two edges along the path.
struct Ribbon {
    /// The end of what has been drawn, and the direction there.
    private(set) var position = Point.zero
    private(set) var direction = Point.zero
    /// Nothing has been drawn.
    private(set) var isEmpty = true
    /// What joins and caps look like.
    let form: StrokeForm

    private var left = StrokeEdge(side: 1)
    private var right = StrokeEdge(side: -1)
    private var firstPosition = Point.zero
    private var firstDirection = Point.zero

    init(_ style: StrokeStyle, tolerance: Double) {
        form = StrokeForm(style, tolerance: tolerance)
    }

    private var half: Double { form.half }

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
        let corner = StrokeForm.Corner(point: point, before: direction, after: next)
        if cross > 0 {
            form.addOuter(corner, join, to: &right)
            left.addInner(center: point, next: point + next.normal * half, reach: form.reach(corner))
        } else {
            form.addOuter(corner, join, to: &left)
            right.addInner(center: point, next: point - next.normal * half, reach: form.reach(corner))
        }
    }

    /// The join between the end and the beginning.
    private mutating func close() {
        let corner = StrokeForm.Corner(point: firstPosition, before: direction, after: firstDirection)
        let turnsLeft = direction.cross(firstDirection) > 0
        if turnsLeft { form.addOuter(corner, form.join, to: &right) } else { form.addOuter(corner, form.join, to: &left) }
        left.close(center: turnsLeft ? firstPosition : nil, reach: form.reach(corner))
        right.close(center: turnsLeft ? nil : firstPosition, reach: form.reach(corner))
    }
}

// MARK: Ends

extension Ribbon {
    /// Adds the finished outline, one ring with caps, or two rings that turn against each other; the ribbon is of no more use until it is cleared.
    mutating func finish(isClosed: Bool, to outline: inout Path) {
        if isClosed {
            close()
            right.points.reverse()
            outline.addPolygon(left.points)
            outline.addPolygon(right.points)
        } else {
            left.settle()
            right.settle()
            form.addCap(at: position, direction, to: &left.points)
            left.points.append(contentsOf: right.points.reversed())
            form.addCap(at: firstPosition, -firstDirection, to: &left.points)
            outline.addPolygon(left.points)
        }
    }

    /// Adds the stroke of a subpath without length.
    func addDot(at point: Point, to outline: inout Path) {
        guard form.cap != .butt else { return }
        var ring: [Point] = []
        for direction in [Point(1, 0), Point(-1, 0)] {
            ring.append(point + direction.normal * half)
            form.addCap(at: point, direction, to: &ring)
        }
        outline.addPolygon(ring)
    }
}
