/// All segments of a path in one array, with an index range per subpath.
public struct PathSegments: Sendable {
    /// The segments of one subpath, possibly none.
    public struct Subpath: Sendable {
        /// The first point of the subpath.
        public var start: Point
        /// The indices of the subpath's segments in `all`.
        public var range: Range<Int>
        /// True when the last segment is the closing line, which may have no length.
        public var isClosed: Bool
    }

    /// All lines and curves in order.
    ///
    /// A closing line is included even when it has no length; moves produce no segment.
    public private(set) var all: [PathSegment] = []
    /// The subpaths in order.
    public private(set) var subpaths: [Subpath] = []

    /// Collects the segments of `path`.
    public init(_ path: Path) {
        all.reserveCapacity(path.verbs.count)
        var current = Point.zero
        var start = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                endSubpath()
                subpaths.append(Subpath(start: point, range: all.count..<all.count, isClosed: false))
                (start, current) = (point, point)
            case .line(let point):
                all.append(.line(current, point))
                current = point
            case .quad(let control, let point):
                all.append(.quad(current, control, point))
                current = point
            case .cubic(let control1, let control2, let point):
                all.append(.cubic(current, control1, control2, point))
                current = point
            case .close:
                // A segment after `close` begins a new subpath with a `move`, which `Path` has inserted.
                all.append(.line(current, start))
                current = start
                subpaths[subpaths.count - 1].isClosed = true
            }
        }
        endSubpath()
    }

    private mutating func endSubpath() {
        guard let begin = subpaths.last?.range.lowerBound else { return }
        subpaths[subpaths.count - 1].range = begin..<all.count
    }
}

extension Path {
    /// Appends a subpath unchanged: a closed subpath ends with `close` instead of its closing line.
    public mutating func add(_ subpath: PathSegments.Subpath, of segments: PathSegments) {
        move(to: subpath.start)
        for segment in segments.all[subpath.isClosed ? subpath.range.dropLast() : subpath.range] { add(segment) }
        if subpath.isClosed { close() }
    }
}
