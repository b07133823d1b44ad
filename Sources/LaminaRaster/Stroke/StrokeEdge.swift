internal import LaminaPrimitives

/// One of the two edges of a stroke while it is being made.
///
/// Where the path turns towards an edge, what is drawn before and after the corner overlaps. The edge first goes through the corner's centre, which
/// is always right for the non-zero rule but counts pixels on the edge twice; once the edge after the corner is known, both are cut where they
/// cross, if they do so nearby.
struct StrokeEdge {
    /// A corner whose centre is `points[center]`.
    private struct Corner {
        var center: Int
        /// How far from the corner the edges may cross.
        var reach: Double
    }

    /// 1 for the edge that lies where the direction of travel, turned from +x towards +y by a quarter, points; else -1.
    let side: Double
    /// Of a finished edge anything may be made.
    var points: [Point] = []
    /// The corner that is not yet cut.
    private var corner: Corner?
    /// No cut takes away points before this one.
    private var tail = 0
    /// No cut at the begin of the edge takes away points after this one, once there has been a corner.
    private var head: Int?
    /// No cut takes away points after this one, once there has been a detour behind the current corner.
    private var limit: Int?

    /// More steps than this are not searched for a crossing.
    private static let mostSteps = 32

    init(side: Double) { self.side = side }

    /// Forgets everything but the memory.
    mutating func clear() {
        points.removeAll(keepingCapacity: true)
        corner = nil
        tail = 0
        head = nil
        limit = nil
    }

    /// Where the edge has come to.
    var last: Point? { points.last }

    /// Goes on in a line.
    mutating func add(_ point: Point) { points.append(point) }

    /// Begins to go round the outer side of a corner.
    mutating func beginOuter() {
        settle()
        head = head ?? points.count - 1
    }

    /// Has come round the outer side of a corner.
    mutating func endOuter() { tail = points.count - 1 }

    /// Passes the inner side of a corner.
    mutating func addInner(center: Point, next: Point, reach: Double) {
        settle()
        head = head ?? points.count - 1
        corner = Corner(center: points.count, reach: reach)
        points.append(center)
        points.append(next)
    }

    /// Takes a way that has no simple edge; nothing is cut there.
    mutating func addDetour(_ part: [Point]) {
        limit = limit ?? points.count - 1
        head = head ?? points.count - 1
        if corner == nil { tail = points.count + part.count - 1 }
        points += part
    }

    /// Passes the last corner, at the begin of a closed edge, and ends there; `center` is nil on the outer side.
    mutating func close(center: Point?, reach: Double) {
        settle()
        guard let center, let begin = points.first else { return }
        if let cut = crossing(before: points.count - 1, after: 0, upTo: head ?? points.count - 1, reach), cut.after < cut.before - 1 {
            points = [cut.point] + points[(cut.after + 1)..<cut.before]
        } else {
            points += [center, begin]
        }
    }

    /// Cuts the last corner, now that the edge behind it is known.
    mutating func settle() {
        defer { limit = nil }
        guard let corner else { return }
        self.corner = nil
        let end = min(limit ?? points.count - 1, points.count - 1)
        let isDetoured = limit != nil
        if let cut = crossing(before: corner.center - 1, after: corner.center + 1, upTo: end, corner.reach) {
            points.replaceSubrange(cut.before...cut.after, with: [cut.point])
            head = head.map { min($0, cut.before) }
            tail = cut.before
        } else {
            tail = corner.center + 1
        }
        if isDetoured { tail = points.count - 1 }
    }

    /// Where the edge that ends at `before` and the one that begins at `after` cross, as near to these as possible.
    ///
    /// - Returns: The end of the crossing step of the first edge, and the begin of that of the second.
    private func crossing(before: Int, after: Int, upTo end: Int, _ reach: Double) -> (before: Int, after: Int, point: Point)? {
        var first = before
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

    /// Where two lines between points cross; nil when they do not, or run in parallel.
    private static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
        let (first, second, gap) = (b - a, d - c, c - a)
        let cross = first.cross(second)
        let t = gap.cross(second) / cross
        let u = gap.cross(first) / cross
        guard t >= 0, t <= 1, u >= 0, u <= 1 else { return nil }
        return a + first * t
    }
}
