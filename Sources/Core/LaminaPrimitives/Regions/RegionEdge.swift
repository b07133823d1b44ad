/// Numbers of turns of the first and of the second path around a point.
struct Winding: Sendable, Hashable {
    var first: Int32 = 0
    var second: Int32 = 0

    static func + (a: Winding, b: Winding) -> Winding { Winding(first: a.first &+ b.first, second: a.second &+ b.second) }
}

/// All pieces of an arrangement that run along the same curve between the same two vertices.
struct RegionEdge: Sendable {
    /// The curve from the lower to the upper vertex: towards larger y, for equal y towards larger x.
    var curve: PathSegment
    var low: Int32
    var high: Int32
    /// The index of a piece with this curve.
    var piece: Int
    /// True when that piece runs from `high` to `low`.
    var isReversed: Bool
    /// The change of the winding numbers from the side of smaller x to the side of larger x.
    var step: Winding
    /// The winding numbers on the side of smaller x; known after the sweep.
    var left = Winding()

    /// The winding numbers on the side of larger x.
    var right: Winding { left + step }
}

/// The edges of an arrangement, and the edge of each piece.
struct RegionEdges: Sendable {
    private(set) var edges: [RegionEdge] = []
    /// The index of the edge of each piece.
    private(set) var edgeOfPiece: [Int]

    /// Joins the pieces that run together.
    ///
    /// - Parameter firstIsLine: True when the first path is a line without an inside, which does not change winding numbers.
    init(_ arrangement: Arrangement, firstIsLine: Bool) {
        let pieces = arrangement.pieces
        edgeOfPiece = [Int](repeating: -1, count: pieces.count)
        let points = arrangement.vertices.points
        func isUp(_ piece: MonotonePiece) -> Bool {
            let (a, b) = (points[Int(piece.start)], points[Int(piece.end)])
            return (a.y, a.x, piece.start) < (b.y, b.x, piece.end)
        }
        // Pieces between the same two vertices become neighbours; the one with the smallest index comes first.
        let keys = pieces.indices.map { index in
            let (start, end) = (UInt64(pieces[index].start), UInt64(pieces[index].end))
            return (key: isUp(pieces[index]) ? start << 32 | end : end << 32 | start, index: index)
        }
        var groupStart = 0
        var groupKey: UInt64?
        for (key, index) in keys.sorted(by: { ($0.key, $0.index) < ($1.key, $1.index) }) {
            if key != groupKey { (groupKey, groupStart) = (key, edges.count) }
            let piece = pieces[index]
            let isReversed = !isUp(piece)
            let turn: Int32 = isReversed ? 1 : -1
            var step = Winding()
            if arrangement.isOfFirst(piece) { step.first = firstIsLine ? 0 : turn } else { step.second = turn }
            let curve = isReversed ? piece.curve.reversed : piece.curve
            let tolerance = arrangement.vertices.tolerance * 8
            if let twin = (groupStart..<edges.count).first(where: { edges[$0].curve.isClose(to: curve, within: tolerance) }) {
                edges[twin].step = edges[twin].step + step
                edgeOfPiece[index] = twin
            } else {
                edgeOfPiece[index] = edges.count
                edges.append(
                    RegionEdge(
                        curve: curve, low: Int32(key >> 32), high: Int32(key & 0xFFFF_FFFF), piece: index, isReversed: isReversed, step: step))
            }
        }
    }

    /// Finds the winding numbers beside all edges.
    mutating func findWindings(_ points: [Point]) { edges = EdgeSweep(points, edges).run() }
}

extension PathSegment {
    /// Returns true when three inner points lie on another monotone segment with the same ends.
    fileprivate func isClose(to other: PathSegment, within tolerance: Double) -> Bool {
        if case .line = self, case .line = other { return true }
        return [0.25, 0.5, 0.75].allSatisfy { other.approach(to: point(at: $0)).distance <= tolerance }
    }
}
