/// Finds the winding numbers beside edges that do not cross, by moving a horizontal line over them.
///
/// The line stops at every vertex, in order of y and then of x. It keeps the edges that it meets in order of x: the right side of an edge has the
/// winding numbers of the left side of the next one.
///
/// - Source: The status structure of Bentley and Ottmann 1979; the crossings are vertices already.
/// - Complexity: O(n log n) comparisons, and O(n · m) moves of 4 bytes for at most m edges at one y.
struct EdgeSweep: Sendable {
    private let points: [Point]
    private(set) var edges: [RegionEdge]
    /// The indices of the edges that cross the line, in order of x.
    private var status: [Int32] = []
    /// For each edge the next one to its left when it begins; -1 if there is none.
    private(set) var leftNeighbours: [Int32]
    /// The indices of the edges in the order in which they begin.
    private(set) var beginOrder: [Int] = []

    init(_ points: [Point], _ edges: [RegionEdge]) {
        self.points = points
        self.edges = edges
        leftNeighbours = [Int32](repeating: -1, count: edges.count)
    }

    /// Returns the edges with their winding numbers.
    func run() -> [RegionEdge] {
        var sweep = self
        sweep.sweep()
        return sweep.edges
    }

    /// Moves the line over all edges.
    mutating func sweep() {
        let begins = Buckets(edges.map { $0.low }, count: points.count)
        let ends = Buckets(edges.map { $0.high }, count: points.count)
        let used = points.indices.filter { !begins[$0].isEmpty || !ends[$0].isEmpty }
        let order = used.sorted { (points[$0].y, points[$0].x, $0) < (points[$1].y, points[$1].x, $1) }
        for vertex in order {
            let place = lowerBound(of: vertex)
            remove(ends[vertex], near: place)
            insert(begins[vertex], at: min(place, status.count))
        }
    }

    /// Returns the number of edges in the status that lie to the left of a vertex.
    private func lowerBound(of vertex: Int) -> Int {
        var (low, high) = (0, status.count)
        while low < high {
            let middle = (low + high) / 2
            if isLeft(Int(status[middle]), of: vertex) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isLeft(_ index: Int, of vertex: Int) -> Bool {
        let edge = edges[index]
        guard edge.high != vertex else { return false }
        let point = points[vertex]
        let (start, end) = (edge.curve.start, edge.curve.end)
        if max(start.x, end.x) < point.x { return true }
        if min(start.x, end.x) > point.x { return false }
        if case .line = edge.curve { return (end - start).cross(point - start) < 0 }
        // Along the axis on which the edge is longer the comparison is well conditioned.
        if end.y - start.y >= abs(end.x - start.x) {
            return edge.curve.point(at: edge.curve.parameter(where: point.y, isY: true)).x < point.x
        }
        let y = edge.curve.point(at: edge.curve.parameter(where: point.x, isY: false)).y
        return (y > point.y) == (end.x > start.x)
    }

    /// Removes edges that end at a vertex; they stand together at `place` unless rounding has disturbed the order.
    private mutating func remove(_ ending: ArraySlice<Int32>, near place: Int) {
        guard !ending.isEmpty else { return }
        let last = place + ending.count
        if last <= status.count, status[place..<last].allSatisfy({ ending.contains($0) }) {
            status.removeSubrange(place..<last)
        } else {
            status.removeAll { ending.contains($0) }
        }
    }

    /// Inserts edges that begin at one vertex, and derives their winding numbers from the edge before them.
    private mutating func insert(_ beginning: ArraySlice<Int32>, at place: Int) {
        guard !beginning.isEmpty else { return }
        let sorted = beginning.count > 1 ? beginning.sorted { isBefore(Int($0), Int($1)) } : Array(beginning)
        var neighbour = place > 0 ? status[place - 1] : -1
        for edge in sorted {
            leftNeighbours[Int(edge)] = neighbour
            edges[Int(edge)].left = neighbour < 0 ? Winding() : edges[Int(neighbour)].right
            beginOrder.append(Int(edge))
            neighbour = edge
        }
        status.insert(contentsOf: sorted, at: place)
    }

    /// Returns true when the first of two edges from the same vertex runs to the left of the second.
    private func isBefore(_ a: Int, _ b: Int) -> Bool {
        let (first, second) = (edges[a].curve, edges[b].curve)
        if case .line = first, case .line = second {
            return (first.end - first.start).cross(second.end - second.start) < 0
        }
        let start = first.start
        let (wayA, wayB) = (first.end - start, second.end - start)
        // Monotone curves that leave to different sides stay there.
        if (wayA.x > 0) != (wayB.x > 0) { return wayA.x < wayB.x }
        if let turn = first.turn(to: second) { return turn < 0 }
        // The tangents agree: the positions half way through the common range decide.
        let rangeX = abs(wayA.x) < abs(wayB.x) ? wayA.x : wayB.x
        let rangeY = min(wayA.y, wayB.y)
        if rangeY >= abs(rangeX) {
            let y = start.y + rangeY / 2
            return first.point(at: first.parameter(where: y, isY: true)).x < second.point(at: second.parameter(where: y, isY: true)).x
        }
        let x = start.x + rangeX / 2
        let (yA, yB) = (first.point(at: first.parameter(where: x, isY: false)).y, second.point(at: second.parameter(where: x, isY: false)).y)
        return (yA > yB) == (wayA.x > 0)
    }
}

extension PathSegment {
    /// Returns the sine of the angle between the tangents at the starts of two segments; nil when they nearly agree.
    fileprivate func turn(to other: PathSegment) -> Double? {
        guard let a = tangent(at: 0), let b = other.tangent(at: 0) else { return nil }
        let sine = a.cross(b)
        return abs(sine) > 1e-4 ? sine : nil
    }
}

/// Indices sorted into buckets.
struct Buckets: Sendable {
    private var ends: [Int]
    private var items: [Int32]

    /// Puts each index into the bucket that the key at the index names.
    init(_ keys: [Int32], count: Int) {
        ends = [Int](repeating: 0, count: count + 1)
        for key in keys { ends[Int(key) + 1] += 1 }
        for bucket in 0..<count { ends[bucket + 1] += ends[bucket] }
        items = [Int32](repeating: 0, count: keys.count)
        var next = ends
        for (index, key) in keys.enumerated() {
            items[next[Int(key)]] = Int32(index)
            next[Int(key)] += 1
        }
    }

    /// The indices in a bucket, ascending.
    subscript(_ bucket: Int) -> ArraySlice<Int32> { items[ends[bucket]..<ends[bucket + 1]] }
}
