extension Path {
    /// One subpath as line and curve segments.
    public struct SegmentedSubpath: Sendable {
        /// The first point of the subpath.
        public var start: Point
        /// The segments in order.
        ///
        /// The last segment of a closed subpath is the closing line.
        public var segments: [PathSegment]
        /// True when the last segment is the closing line, which may have no length.
        public var isClosed: Bool
    }

    /// All lines and curves in order.
    ///
    /// A closing line is included even when it has no length; moves produce no segment.
    public var segments: [PathSegment] { PathSegments(self).all }

    /// The subpaths in order, including those without segments.
    public var subpaths: [SegmentedSubpath] {
        let segments = PathSegments(self)
        return segments.subpaths.map {
            SegmentedSubpath(start: $0.start, segments: Array(segments.all[$0.range]), isClosed: $0.isClosed)
        }
    }

    /// Appends a segment, which must begin at the current point.
    public mutating func add(_ segment: PathSegment) {
        switch segment {
        case .line(_, let end): addLine(to: end)
        case .quad(_, let control, let end): addQuad(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): addCubic(to: end, control1: control1, control2: control2)
        }
    }
}
