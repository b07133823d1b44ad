internal import LaminaPrimitives

/// The stroke of one subpath under construction: a left and a right edge, each half a line width away from the path.
struct Ribbon {
    /// The point of the path reached so far, and the direction of travel there, a unit vector.
    private(set) var position = Point.zero
    private(set) var direction = Point.zero
    /// True until the first line or curve begins.
    private(set) var isEmpty = true
    /// The geometry of joins and caps.
    let form: StrokeForm

    private var left = StrokeEdge(side: 1)
    private var right = StrokeEdge(side: -1)
    private var firstPosition = Point.zero
    private var firstDirection = Point.zero

    /// - Parameter points: The number of points of the path.
    init(_ style: StrokeStyle, tolerance: Double, points: Int) {
        form = StrokeForm(style, tolerance: tolerance, points: points)
    }

    private var half: Double { form.half }

    /// Removes everything and keeps the allocated memory.
    mutating func clear() {
        left.clear()
        right.clear()
        isEmpty = true
    }

    /// Turns to the direction of the next line or curve: adds a join at `point`, or begins the stroke there when the ribbon is empty.
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

    /// Extends both edges to the next point of a smooth curve, where the direction `next` differs only slightly from the current one.
    mutating func step(to point: Point, _ next: Point) {
        Self.step(&left, from: position, to: point, next, half)
        Self.step(&right, from: position, to: point, next, half)
        position = point
        direction = next
    }

    /// Extends one edge.
    ///
    /// The function is static, because `edge` is a part of the ribbon. A method would need access to the whole ribbon during the exclusive access to
    /// this part, which Swift allows only on a copy.
    private static func step(_ edge: inout StrokeEdge, from position: Point, to point: Point, _ next: Point, _ half: Double) {
        let target = point + next.normal * (half * edge.side)
        let chord = point - position
        if let last = edge.last, (target - last).dot(chord) < 0 {
            // The path bends more tightly than half the line width, so on the inner side the edge would run backwards. The edge makes a detour
            // instead, round the rectangle between the step's chord and the chord's offset, so that the stroke still covers this rectangle.
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
        // Almost the same direction: no join is needed.
        if abs(cross) < 1e-7 && direction.dot(next) > 0 { return }
        let corner = StrokeForm.Corner(point: point, before: direction, after: next)
        // A positive cross product is a turn towards the left edge, so the right edge is on the outer side.
        if cross > 0 {
            form.addOuter(corner, join, to: &right)
            left.addInner(center: point, next: point + next.normal * half, reach: form.reach(corner))
        } else {
            form.addOuter(corner, join, to: &left)
            right.addInner(center: point, next: point - next.normal * half, reach: form.reach(corner))
        }
    }

    /// Adds the join between the end and the beginning of a closed stroke.
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
    /// Appends the finished outline: one ring with caps, or for closed subpaths two rings of opposite direction.
    ///
    /// Afterwards only `clear` may be called.
    mutating func finish(isClosed: Bool, to outline: inout Path) {
        if isClosed {
            close()
            right.points.reverse()
            outline.addPolygon(left.points)
            outline.addPolygon(right.points)
        } else {
            left.cutPendingCorner()
            right.cutPendingCorner()
            // One ring: along the left edge, round the end cap, back along the right edge, round the start cap.
            form.addCap(at: position, direction, to: &left.points)
            left.points.append(contentsOf: right.points.reversed())
            form.addCap(at: firstPosition, -firstDirection, to: &left.points)
            outline.addPolygon(left.points)
        }
    }

    /// Appends the stroke of a subpath of length 0.
    func addDot(at point: Point, to outline: inout Path) {
        guard form.cap != .butt else { return }
        var ring: [Point] = []
        // Two caps back to back, facing +x and -x.
        for direction in [Point(1, 0), Point(-1, 0)] {
            ring.append(point + direction.normal * half)
            form.addCap(at: point, direction, to: &ring)
        }
        outline.addPolygon(ring)
    }
}
