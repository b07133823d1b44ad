/// A part of a segment between two vertices, on which x and y never change direction.
struct MonotonePiece: Sendable {
    /// The index of the segment in `Arrangement.sources`.
    var source: Int32
    /// The segment's parameter at the start of the piece.
    var from: Double
    /// The segment's parameter at the end of the piece.
    var to: Double
    /// The piece itself, with its ends exactly at the two vertices.
    ///
    /// A curve that is straight within the tolerance is a line here; results are cut from the segment instead.
    var curve: PathSegment
    /// The vertex at which the piece starts.
    var start: Int32
    /// The vertex at which the piece ends.
    var end: Int32

    /// Creates a piece; `curve` is moved so that it ends at the positions of the vertices.
    init(source: Int32, from: Double, to: Double, curve: PathSegment, start: Int32, end: Int32, in vertices: VertexTable) {
        (self.source, self.from, self.to, self.start, self.end) = (source, from, to, start, end)
        let (first, last) = (vertices.points[Int(start)], vertices.points[Int(end)])
        let moved = curve.withEnds(first, last)
        let isStraight = moved.sagitta <= vertices.tolerance / 8 || (last - first).length <= vertices.tolerance * 8
        self.curve = isStraight ? .line(first, last) : moved
    }

    /// True when `curve` is a line.
    var isLine: Bool { if case .line = curve { true } else { false } }

    /// The bounding box, extended by `margin`.
    func bounds(margin: Double) -> Bounds { Bounds(curve.start, curve.end, margin: margin) }

    /// Returns true when the piece starts or ends at a vertex.
    func touches(_ vertex: Int32) -> Bool { start == vertex || end == vertex }
}
