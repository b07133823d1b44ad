internal import LaminaPrimitives

/// One of the two edges of a stroke under construction.
///
/// On the inner side of a corner, the parts of the edge before and after it overlap. At first the edge goes through the corner's centre. That fills
/// the correct area under the non-zero rule, but where the parts overlap, partly covered pixels count twice and become too opaque. As soon as the
/// part after the corner is complete, both parts are cut at their crossing, if the crossing is within the corner's reach.
struct StrokeEdge {
    /// A corner that the edge passes on the inner side; its centre is the path's own corner, `points[center]`.
    private struct Corner {
        var center: Int
        /// The distance from the corner, measured along each part, within which a crossing of both parts is searched.
        var reach: Double
    }

    /// 1 for the edge on the side of `direction.normal` (a quarter turn from +x towards +y), -1 for the other.
    let side: Double
    /// The points of the edge.
    ///
    /// Once the edge is finished, `Ribbon.finish` reverses or extends them.
    var points: [Point] = []
    /// The pending corner: the latest inner corner, while the part after it is not complete.
    private var corner: Corner?
    /// The index of the first point of the part before the next corner; cuts keep all points before it.
    private var tail = 0
    /// The index of the last point of the first part; nil until a corner or detour ends that part.
    ///
    /// A cut at the corner that closes the edge keeps all points after it.
    private var head: Int?
    /// The index of the last point of the part after the pending corner; nil unless a detour has ended that part.
    ///
    /// Cuts keep all points after it.
    private var limit: Int?

    /// The maximal number of line segments of each part that are searched for a crossing.
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

    /// Passes the inner side of a corner; `next` is the first point of the part after it.
    mutating func addInner(center: Point, next: Point, reach: Double) {
        cutPendingCorner()
        head = head ?? points.count - 1
        // The path through the centre is provisional: `cutPendingCorner` replaces it by the crossing, if there is one.
        corner = Corner(center: points.count, reach: reach)
        points.append(center)
        points.append(next)
    }

    /// Appends a detour around a cusp or a sharp turn; see `Ribbon.step`.
    ///
    /// A detour ends a part like a corner: its points are not at a constant distance from the path, so cuts must not remove any of them.
    mutating func addDetour(_ part: [Point]) {
        limit = limit ?? points.count - 1
        head = head ?? points.count - 1
        if corner == nil { tail = points.count + part.count - 1 }
        points += part
    }

    /// Closes the edge at the corner where it began.
    ///
    /// - Parameter center: The corner of the path; nil when the edge passes it on the outer side.
    mutating func close(center: Point?, reach: Double) {
        cutPendingCorner()
        guard let center, let begin = points.first else { return }
        if let cut = crossing(before: points.count - 1, after: 0, upTo: head ?? points.count - 1, reach), cut.after < cut.before - 1 {
            points = [cut.point] + points[(cut.after + 1)..<cut.before]
        } else {
            points += [center, begin]
        }
    }

    /// Cuts the edge at the pending corner, because the part after it is now complete.
    mutating func cutPendingCorner() {
        defer { limit = nil }
        guard let corner else { return }
        self.corner = nil
        let end = min(limit ?? points.count - 1, points.count - 1)
        let isDetoured = limit != nil
        if let cut = crossing(before: corner.center - 1, after: corner.center + 1, upTo: end, corner.reach) {
            // The crossing replaces the overlapping ends of both parts and the centre between them.
            points.replaceSubrange(cut.before...cut.after, with: [cut.point])
            head = head.map { min($0, cut.before) }
            tail = cut.before
        } else {
            tail = corner.center + 1
        }
        // No later cut may remove points of the detour.
        if isDetoured { tail = points.count - 1 }
    }

    /// Searches for the crossing, near the corner, of the part that ends at index `before` with the part that begins at index `after`.
    ///
    /// - Returns: The crossing, and the line segments on which it lies: the first part's by its end index, the second part's by its start index.
    private func crossing(before: Int, after: Int, upTo end: Int, _ reach: Double) -> (before: Int, after: Int, point: Point)? {
        var first = before
        // Walks away from the corner along both parts. The search is quadratic in the number of line segments, so that number is limited.
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
