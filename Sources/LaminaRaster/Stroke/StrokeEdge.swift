internal import LaminaPrimitives

/// One of the two edges of a stroke under construction.
///
/// On the inner side of a corner, the edges before and after it overlap. At first the edge goes through the corner's centre, which is
/// always correct under the non-zero rule but counts pixels on the edge twice. As soon as the edge after the corner is known, both parts
/// are cut at their crossing, if the crossing is within the corner's reach.
struct StrokeEdge {
    /// A corner that the edge passes on the inner side; its centre is `points[center]`.
    private struct Corner {
        var center: Int
        /// The distance from the corner, measured along each edge, within which a crossing of the two edges is searched.
        var reach: Double
    }

    /// 1 for the edge on the side of `direction.normal` (a quarter turn from +x towards +y), -1 for the other.
    let side: Double
    /// The points of the edge.
    ///
    /// Once the edge is finished, `Ribbon.finish` reverses or extends them.
    var points: [Point] = []
    /// The last corner, while it is not cut yet.
    private var corner: Corner?
    /// The index before which cuts remove no points.
    private var tail = 0
    /// The index after which a cut at the beginning of a closed edge removes no points; set by the first corner or detour.
    private var head: Int?
    /// The index after which cuts remove no points; set by the first detour after the current corner.
    private var limit: Int?

    /// The maximal number of steps of each edge that are searched for a crossing.
    private static let mostSteps = 32

    init(side: Double) { self.side = side }

    /// Removes everything and keeps the allocated memory.
    mutating func clear() {
        points.removeAll(keepingCapacity: true)
        corner = nil
        tail = 0
        head = nil
        limit = nil
    }

    /// The last point of the edge.
    var last: Point? { points.last }

    /// Extends the edge by a line.
    mutating func add(_ point: Point) { points.append(point) }

    /// Begins the outer side of a corner.
    mutating func beginOuter() {
        cutPendingCorner()
        head = head ?? points.count - 1
    }

    /// Ends the outer side of a corner.
    mutating func endOuter() { tail = points.count - 1 }

    /// Passes the inner side of a corner.
    mutating func addInner(center: Point, next: Point, reach: Double) {
        cutPendingCorner()
        head = head ?? points.count - 1
        // The path through the centre is provisional: `cutPendingCorner` replaces it by the crossing, if there is one.
        corner = Corner(center: points.count, reach: reach)
        points.append(center)
        points.append(next)
    }

    /// Appends a detour, which is not a simple offset of the path; cuts leave its points unchanged.
    mutating func addDetour(_ part: [Point]) {
        limit = limit ?? points.count - 1
        head = head ?? points.count - 1
        if corner == nil { tail = points.count + part.count - 1 }
        points += part
    }

    /// Closes the edge at the corner where it began; `center` is nil when the edge passes the corner on the outer side.
    mutating func close(center: Point?, reach: Double) {
        cutPendingCorner()
        guard let center, let begin = points.first else { return }
        if let cut = crossing(before: points.count - 1, after: 0, upTo: head ?? points.count - 1, reach), cut.after < cut.before - 1 {
            points = [cut.point] + points[(cut.after + 1)..<cut.before]
        } else {
            points += [center, begin]
        }
    }

    /// Cuts the pending corner, because the edge after it is now complete.
    mutating func cutPendingCorner() {
        defer { limit = nil }
        guard let corner else { return }
        self.corner = nil
        let end = min(limit ?? points.count - 1, points.count - 1)
        let isDetoured = limit != nil
        if let cut = crossing(before: corner.center - 1, after: corner.center + 1, upTo: end, corner.reach) {
            // The overlapping ends of both edges, and the centre between them, collapse to the crossing.
            points.replaceSubrange(cut.before...cut.after, with: [cut.point])
            head = head.map { min($0, cut.before) }
            tail = cut.before
        } else {
            tail = corner.center + 1
        }
        // No later cut may remove points of the detour.
        if isDetoured { tail = points.count - 1 }
    }

    /// Searches for the crossing, near the corner, of the edge that ends at `before` with the edge that begins at `after`.
    ///
    /// - Returns: The end index of the crossing step of the first edge, the start index of the crossing step of the second, and the crossing.
    private func crossing(before: Int, after: Int, upTo end: Int, _ reach: Double) -> (before: Int, after: Int, point: Point)? {
        var first = before
        // Walks outwards from the corner along both edges. The search is quadratic in the steps, which is why their number is limited.
        var firstRest = reach
        while first > tail, before - first < Self.mostSteps, firstRest >= 0 {
            let (a, b) = (points[first - 1], points[first])
            var second = after
            var secondRest = reach
            while second < end, second - after < Self.mostSteps, secondRest >= 0 {
                let (c, d) = (points[second], points[second + 1])
                if let point = Self.crossing(a, b, c, d) { return (first, second, point) }
                secondRest -= (d - c).length
                second += 1
            }
            firstRest -= (b - a).length
            first -= 1
        }
        return nil
    }

    /// Returns the crossing of two line segments; nil when they do not cross or are parallel.
    private static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
        let (first, second, gap) = (b - a, d - c, c - a)
        let cross = first.cross(second)
        let t = gap.cross(second) / cross
        let u = gap.cross(first) / cross
        // Parallel lines divide by zero; NaN and infinity fail these comparisons.
        guard t >= 0, t <= 1, u >= 0, u <= 1 else { return nil }
        return a + first * t
    }
}
