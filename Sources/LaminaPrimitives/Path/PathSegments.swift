/// The segments of a path in one array, and which of them belong together.
public struct PathSegments: Sendable {
    /// One subpath, perhaps without segments.
    public struct Subpath: Sendable {
        /// Where the subpath begins.
        public var start: Point
        /// Its segments' indices in `all`.
        public var range: Range<Int>
        /// The last segment is the line back to the start, perhaps without length.
        public var isClosed: Bool
    }

    /// The lines and curves in order; closing a subpath is a line, even where it has no length, and moves are nothing.
    public private(set) var all: [PathSegment] = []
    /// The subpaths in order.
    public private(set) var subpaths: [Subpath] = []

    /// The segments of `path`.
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
    /// Adds a subpath as it stands.
    public mutating func add(_ subpath: PathSegments.Subpath, of segments: PathSegments) {
        move(to: subpath.start)
        for segment in segments.all[subpath.isClosed ? subpath.range.dropLast() : subpath.range] { add(segment) }
        if subpath.isClosed { close() }
    }
}
