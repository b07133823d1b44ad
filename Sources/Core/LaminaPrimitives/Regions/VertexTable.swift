/// Points that are at least a tolerance apart; a point closer to an earlier one is replaced by it.
struct VertexTable: Sendable {
    /// The distance below which two points become one vertex.
    let tolerance: Double
    /// The positions of the vertices.
    private(set) var points: [Point] = []

    /// The edge length of a grid cell: so large that nearly every search visits one cell, so small that a cell rarely holds two vertices.
    private let cell: Double
    /// The last vertex in each cell.
    private var heads: [UInt64: Int32] = [:]
    /// The vertex before each vertex in the same cell; -1 at the end.
    private var links: [Int32] = []

    init(tolerance: Double) {
        self.tolerance = tolerance
        cell = tolerance * 1024
    }

    /// Returns the vertex nearest to `point` within the tolerance, or a new vertex at `point`.
    mutating func vertex(at point: Point) -> Int32 {
        var best: Int32 = -1
        var least = tolerance
        for column in index(point.x - tolerance)...index(point.x + tolerance) {
            for row in index(point.y - tolerance)...index(point.y + tolerance) {
                var vertex = heads[Self.key(column, row)] ?? -1
                while vertex >= 0 {
                    let distance = (points[Int(vertex)] - point).length
                    if distance <= least { (best, least) = (vertex, distance) }
                    vertex = links[Int(vertex)]
                }
            }
        }
        return best >= 0 ? best : insert(point)
    }

    private mutating func insert(_ point: Point) -> Int32 {
        let vertex = Int32(points.count)
        let key = Self.key(index(point.x), index(point.y))
        points.append(point)
        links.append(heads[key] ?? -1)
        heads[key] = vertex
        return vertex
    }

    /// Returns the cell of a coordinate; coordinates are below 10⁷ cells because the tolerance is a share of the largest one.
    private func index(_ value: Double) -> Int { Int((value / cell).rounded(.down)) }

    /// Two cells may share a key; the distance test then separates their vertices.
    private static func key(_ column: Int, _ row: Int) -> UInt64 {
        UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(row))
    }
}
