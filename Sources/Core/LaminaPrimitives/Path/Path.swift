/// Lines and curves in the plane, organised in open and closed subpaths.
public struct Path: Sendable, Hashable {
    /// The kind of a path element; each kind consumes a fixed number of points.
    public enum Verb: UInt8, Sendable {
        case move
        case line
        case quad
        case cubic
        case close

        /// The number of points that the element consumes.
        public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// The kinds of all elements, in drawing order.
    public private(set) var verbs: [Verb] = []
    /// The points of all elements, in drawing order.
    public private(set) var points: [Point] = []
    /// The first point of the current subpath, to which `close` returns.
    private var start = Point.zero

    /// Creates an empty path.
    public init() {}

    /// True when the path has no elements.
    public var isEmpty: Bool { verbs.isEmpty }

    /// The point at which the next segment begins; nil before the first `move`.
    public var currentPoint: Point? {
        guard let last = verbs.last else { return nil }
        return last == .close ? start : points.last
    }

    /// Begins a new subpath at `point`.
    public mutating func move(to point: Point) {
        verbs.append(.move)
        points.append(point)
        start = point
    }

    /// Appends a straight line from the current point.
    public mutating func addLine(to point: Point) {
        beginIfNeeded(at: point)
        verbs.append(.line)
        points.append(point)
    }

    /// Appends a quadratic curve from the current point.
    public mutating func addQuad(to point: Point, control: Point) {
        beginIfNeeded(at: control)
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    /// Appends a cubic curve from the current point.
    public mutating func addCubic(to point: Point, control1: Point, control2: Point) {
        beginIfNeeded(at: control1)
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    /// Closes the current subpath with a line to its start; has no effect in an empty path or when the subpath is already closed.
    public mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// Appends a closed subpath of lines; nothing when `corners` is empty.
    public mutating func addPolygon(_ corners: [Point]) {
        guard let first = corners.first else { return }
        move(to: first)
        verbs.append(contentsOf: repeatElement(.line, count: corners.count - 1))
        points.append(contentsOf: corners.dropFirst())
        close()
    }

    /// Appends the subpaths of another path, mapped by `map`.
    public mutating func append(_ other: Path, mappedBy map: AffineTransform = .identity) {
        // An empty path has no subpath, so `start` must stay unchanged.
        guard !other.isEmpty else { return }
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: map == .identity ? other.points : other.points.map { map($0) })
        start = map(other.start)
    }

    /// Returns the path with every point mapped.
    public func mapped(by map: AffineTransform) -> Path {
        var result = Path()
        result.append(self, mappedBy: map)
        return result
    }

    /// Returns the path with the same elements and other points.
    ///
    /// - Precondition: The number of points is unchanged.
    public func withPoints(_ points: [Point]) -> Path {
        precondition(points.count == self.points.count, "the number of points must not change")
        var result = self
        result.points = points
        result.start = lastMove.map { points[$0] } ?? .zero
        return result
    }

    /// The index of the point at which the current subpath began; nil before the first `move`.
    private var lastMove: Int? {
        var place = points.count
        for verb in verbs.reversed() {
            place -= verb.pointCount
            if verb == .move { return place }
        }
        return nil
    }

    /// Begins a subpath when none is open: after `close`, at the first point of the closed subpath; in an empty path, at `fallback`.
    private mutating func beginIfNeeded(at fallback: Point) {
        guard let last = verbs.last else { return move(to: fallback) }
        if last == .close { move(to: start) }
    }
}
