extension Path {
    /// The segments of one subpath.
    public struct SegmentedSubpath: Sendable {
        /// Where the subpath begins.
        public var start: Point
        /// In order, with the line that closes it if it is closed.
        public var segments: [PathSegment]
        /// The last segment is the line back to the start, perhaps without length.
        public var isClosed: Bool
    }

    /// The lines and curves in order; closing a subpath is a line, even where it has no length, and moves are nothing.
    public var segments: [PathSegment] { PathSegments(self).all }

    /// The subpaths in order, also those without segments.
    public var subpaths: [SegmentedSubpath] {
        let segments = PathSegments(self)
        return segments.subpaths.map {
            SegmentedSubpath(start: $0.start, segments: Array(segments.all[$0.range]), isClosed: $0.isClosed)
        }
    }

    /// Adds a segment; it must begin at the current point.
    public mutating func add(_ segment: PathSegment) {
        switch segment {
        case .line(_, let end): addLine(to: end)
        case .quad(_, let control, let end): addQuad(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): addCubic(to: end, control1: control1, control2: control2)
        }
    }
}
