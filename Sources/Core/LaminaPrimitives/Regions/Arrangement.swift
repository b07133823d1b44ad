/// The segments of two paths, cut into pieces that meet only at their ends.
///
/// Points closer than the tolerance become one vertex, and a piece that passes a vertex that closely is cut there. Equal parts of the two outlines
/// therefore become pieces between the same two vertices, and crossings that rounding could miss do not matter.
struct Arrangement: Sendable {
    /// The share of the largest coordinate by which a point may move.
    static let relativeTolerance = 1e-9
    /// The largest number of pairs of neighbouring pieces that are compared before the work is given up; a pair with a curve counts as `curveCost`.
    ///
    /// 100,000 segments with half a million crossings stay below. Beyond, time and memory would not be bounded by the input's size.
    private static let mostPairs = 20_000_000
    private static let curveCost = 4
    /// The largest number of pieces before the work is given up.
    private static let mostPieces = 1_500_000

    /// The segments of the first path, then those of the second.
    let sources: [PathSegment]
    /// The number of segments of the first path.
    let firstCount: Int
    /// The pieces, ordered by segment and then by parameter.
    private(set) var pieces: [MonotonePiece] = []
    private(set) var vertices: VertexTable
    /// The pieces that changed in the last round of cuts, and have to be compared with all others.
    private var isNew: [Bool] = []

    /// Cuts the segments of two paths.
    ///
    /// - Returns: Nil when the segments cross too often; see `mostPairs`.
    init?(_ first: [PathSegment], _ second: [PathSegment]) {
        sources = first + second
        firstCount = first.count
        let largest = sources.reduce(0) { size, segment in
            let box = segment.controlBounds
            return max(size, max(max(-box.minX, box.maxX), max(-box.minY, box.maxY)))
        }
        vertices = VertexTable(tolerance: max(largest * Self.relativeTolerance, .leastNormalMagnitude * 1e20))
        addPieces()
        // A cut moves its piece by up to the tolerance, which may bring it within reach of another vertex. The second round rarely finds a cut.
        for _ in 0..<5 {
            guard let cuts = findCuts(), pieces.count + cuts.count <= Self.mostPieces else { return nil }
            if cuts.isEmpty { return }
            apply(cuts)
        }
    }

    /// True for a piece of the first path.
    func isOfFirst(_ piece: MonotonePiece) -> Bool { Int(piece.source) < firstCount }

    private mutating func addPieces() {
        // The ends of segments come first, so that they keep their exact places.
        for segment in sources {
            _ = vertices.vertex(at: segment.start)
            _ = vertices.vertex(at: segment.end)
        }
        for (index, segment) in sources.enumerated() {
            var (from, start) = (0.0, vertices.vertex(at: segment.start))
            for to in segment.turningParameters + [1] {
                let part = segment.part(from: from, to: to)
                let end = vertices.vertex(at: part.end)
                if start != end {
                    pieces.append(MonotonePiece(source: Int32(index), from: from, to: to, curve: part, start: start, end: end, in: vertices))
                    // A dropped part is added to the next one.
                    (from, start) = (to, end)
                }
            }
        }
        isNew = [Bool](repeating: true, count: pieces.count)
    }

    /// Compares all neighbouring pieces of which one is new; nil when there are too many.
    private mutating func findCuts() -> [Cut]? {
        let reach = vertices.tolerance * 2
        let boxes = pieces.map { $0.bounds(margin: reach) }
        let tree = BoxTree(boxes)
        var meetings = PieceMeetings(vertices: vertices)
        var neighbours: [Int] = []
        var pairs = 0
        for index in pieces.indices where isNew[index] {
            neighbours.removeAll(keepingCapacity: true)
            tree.forEach(meeting: boxes[index]) { other in
                // Two new pieces meet once, when the one with the smaller index asks.
                if other > index || (other < index && !isNew[other]) { neighbours.append(other) }
            }
            pairs += neighbours.count * (pieces[index].isLine ? 1 : Self.curveCost)
            guard pairs <= Self.mostPairs, meetings.cuts.count <= Self.mostPieces else { return nil }
            for other in neighbours { meetings.compare(pieces[index], index, pieces[other], other) }
        }
        vertices = meetings.vertices
        return meetings.cuts
    }

    /// Cuts pieces in two or more.
    private mutating func apply(_ cuts: [Cut]) {
        let sorted = cuts.sorted { ($0.piece, $0.parameter, $0.vertex) < ($1.piece, $1.parameter, $1.vertex) }
        var result: [MonotonePiece] = []
        var flags: [Bool] = []
        result.reserveCapacity(pieces.count + cuts.count)
        var next = 0
        for (index, piece) in pieces.enumerated() {
            let first = next
            while next < sorted.count, sorted[next].piece == index { next += 1 }
            if first == next {
                result.append(piece)
                flags.append(false)
            } else {
                let parts = parts(of: piece, at: sorted[first..<next])
                result += parts
                flags += [Bool](repeating: true, count: parts.count)
            }
        }
        (pieces, isNew) = (result, flags)
    }

    /// Returns the parts of a piece between the vertices of its cuts, which are in order.
    private func parts(of piece: MonotonePiece, at cuts: ArraySlice<Cut>) -> [MonotonePiece] {
        var parts: [MonotonePiece] = []
        var (from, start) = (0.0, piece.start)
        for (to, vertex) in cuts.map({ ($0.parameter, $0.vertex) }) + [(1, piece.end)] where vertex != start {
            let (first, last) = (piece.from + (piece.to - piece.from) * from, piece.from + (piece.to - piece.from) * to)
            parts.append(
                MonotonePiece(
                    source: piece.source, from: from == 0 ? piece.from : first, to: to == 1 ? piece.to : last,
                    curve: piece.curve.part(from: from, to: to), start: start, end: vertex, in: vertices))
            (from, start) = (to, vertex)
        }
        return parts
    }
}
