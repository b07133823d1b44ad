extension Path {
    /// The segments of one subpath.
    public struct SegmentedSubpath: Sendable {
        /// Where the subpath begins.
        public var start: Point
        public var segments: [PathSegment]
        /// The last segment is the line back to the start, perhaps without length.
        public var isClosed: Bool
    }

    /// The lines and curves in order; closing a subpath is a line, even where it has no length, and moves are nothing.
    public var segments: [PathSegment] { subpaths.flatMap(\.segments) }

    /// The subpaths in order, also those without segments.
    public var subpaths: [SegmentedSubpath] {
        var result: [SegmentedSubpath] = []
        var current = Point.zero
        func add(_ segment: PathSegment) {
            result[result.count - 1].segments.append(segment)
            current = segment.end
        }
        for element in elements {
            switch element {
            case .move(let point):
                result.append(SegmentedSubpath(start: point, segments: [], isClosed: false))
                current = point
            case .line(let point): add(.line(current, point))
            case .quad(let control, let point): add(.quad(current, control, point))
            case .cubic(let control1, let control2, let point): add(.cubic(current, control1, control2, point))
            case .close:
                add(.line(current, result[result.count - 1].start))
                result[result.count - 1].isClosed = true
            }
        }
        return result
    }

    /// Adds a segment; it must begin at the current point.
    public mutating func add(_ segment: PathSegment) {
        switch segment {
        case .line(_, let end): addLine(to: end)
        case .quad(_, let control, let end): addQuad(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): addCubic(to: end, control1: control1, control2: control2)
        }
    }

    /// Adds a subpath as it stands.
    public mutating func add(_ subpath: SegmentedSubpath) {
        move(to: subpath.start)
        for segment in subpath.isClosed ? subpath.segments.dropLast() : subpath.segments[...] { add(segment) }
        if subpath.isClosed { close() }
    }
}
