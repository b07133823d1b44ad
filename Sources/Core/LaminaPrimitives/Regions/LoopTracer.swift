/// Joins the edges between the inside and the outside of a region to loops.
struct LoopTracer: Sendable {
    /// An edge of the region's boundary, with the direction in which the loop runs along it.
    private struct Way: Sendable {
        var edge: Int
        var isUp: Bool
    }

    private let arrangement: Arrangement
    private let edges: [RegionEdge]
    /// The edges with the inside on exactly one side, in the order of their pieces.
    private var ways: [Way] = []
    /// The indices of the ways that begin at each vertex.
    private let begins: Buckets
    private var isUsed: [Bool]

    /// Selects the edges of a region.
    ///
    /// - Parameter isInside: True for the winding numbers of points inside the region.
    init(_ arrangement: Arrangement, _ edges: [RegionEdge], isInside: (Winding) -> Bool) {
        self.arrangement = arrangement
        self.edges = edges
        for index in edges.indices.sorted(by: { edges[$0].piece < edges[$1].piece }) {
            let (left, right) = (isInside(edges[index].left), isInside(edges[index].right))
            if left != right { ways.append(Way(edge: index, isUp: left)) }
        }
        begins = Buckets(ways.map { $0.isUp ? edges[$0.edge].low : edges[$0.edge].high }, count: arrangement.vertices.points.count)
        isUsed = [Bool](repeating: false, count: ways.count)
    }

    /// True when the region has no boundary, which means that it is empty.
    var isEmpty: Bool { ways.isEmpty }

    /// Returns the index of the edge along which a way runs.
    func edge(_ way: Int) -> Int { ways[way].edge }

    /// Returns all loops, each as indices of ways, with the inside on the left where y points up.
    mutating func trace() -> [[Int]] {
        var loops: [[Int]] = []
        for first in ways.indices where !isUsed[first] {
            var loop = [first]
            isUsed[first] = true
            let start = startVertex(ways[first])
            while let last = loop.last, endVertex(ways[last]) != start, let next = next(after: last) {
                isUsed[next] = true
                loop.append(next)
            }
            loops.append(loop)
        }
        return loops
    }

    /// Returns the unused way that leaves the end of a way with the sharpest turn to the left, so that each loop surrounds one face.
    private func next(after way: Int) -> Int? {
        let open = begins[Int(endVertex(ways[way]))].filter { !isUsed[Int($0)] }
        guard open.count > 1, let back = direction(curve(way).reversed) else { return open.first.map { Int($0) } }
        // Angles are measured clockwise from the way back; the sharpest left turn has the smallest one.
        return open.min { angle(from: back, to: Int($0)) < angle(from: back, to: Int($1)) }.map { Int($0) }
    }

    /// Returns a number that grows with the clockwise angle (where y points up) from `back` to a way's direction: 0..<4, one unit a quarter turn.
    private func angle(from back: Point, to way: Int) -> Double {
        guard let next = direction(curve(way)) else { return 4 }
        let (along, aside) = (back.dot(next), next.cross(back))
        // The diamond angle: a quarter turn is one unit, and the order is that of the angle.
        let size = abs(along) + abs(aside)
        let share = abs(aside) / size
        if along >= 0 { return aside >= 0 ? share : 4 - share }
        return aside >= 0 ? 2 - share : 2 + share
    }

    /// Returns the direction of a curve near its start; the chord of the first eighth also tells apart curves with the same tangent.
    private func direction(_ curve: PathSegment) -> Point? {
        let way = curve.point(at: 0.125) - curve.start
        return way.length > 0 ? way * (1 / way.length) : nil
    }

    private func startVertex(_ way: Way) -> Int32 { way.isUp ? edges[way.edge].low : edges[way.edge].high }
    private func endVertex(_ way: Way) -> Int32 { way.isUp ? edges[way.edge].high : edges[way.edge].low }
    private func curve(_ way: Int) -> PathSegment {
        let curve = edges[ways[way].edge].curve
        return ways[way].isUp ? curve : curve.reversed
    }

    /// Returns the part of a source segment that a way runs along.
    func part(_ way: Int) -> SourcePart {
        let edge = edges[ways[way].edge]
        let piece = arrangement.pieces[edge.piece]
        let isForwards = ways[way].isUp != edge.isReversed
        return SourcePart(
            source: Int(piece.source), from: isForwards ? piece.from : piece.to, to: isForwards ? piece.to : piece.from,
            start: arrangement.vertices.points[Int(startVertex(ways[way]))], end: arrangement.vertices.points[Int(endVertex(ways[way]))])
    }
}
