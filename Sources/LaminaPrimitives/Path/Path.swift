/// Lines and curves in the plane, as open and closed subpaths.
public struct Path: Sendable, Hashable {
    /// One step of a path; each takes that many points.
    public enum Verb: UInt8, Sendable {
        case move
        case line
        case quad
        case cubic
        case close

        /// How many points it takes.
        public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// What is drawn, in order.
    public private(set) var verbs: [Verb] = []
    /// The points of all verbs, in order.
    public private(set) var points: [Point] = []
    /// Where the current subpath began; where `close` returns to.
    private var start = Point.zero

    /// An empty path.
    public init() {}

    /// Nothing was ever added.
    public var isEmpty: Bool { verbs.isEmpty }

    /// Where the next segment begins; nil before the first `move`.
    public var currentPoint: Point? {
        guard let last = verbs.last else { return nil }
        return last == .close ? start : points.last
    }

    /// Begins a subpath.
    public mutating func move(to point: Point) {
        verbs.append(.move)
        points.append(point)
        start = point
    }

    /// Goes straight on.
    public mutating func addLine(to point: Point) {
        beginIfNeeded(at: point)
        verbs.append(.line)
        points.append(point)
    }

    /// Goes on along a quadratic curve.
    public mutating func addQuad(to point: Point, control: Point) {
        beginIfNeeded(at: control)
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    /// Goes on along a cubic curve.
    public mutating func addCubic(to point: Point, control1: Point, control2: Point) {
        beginIfNeeded(at: control1)
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    /// Closes the current subpath; does nothing when there is none or it is closed already.
    public mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// Adds a closed subpath of lines; nothing when there are no points.
    public mutating func addPolygon(_ corners: [Point]) {
        guard let first = corners.first else { return }
        move(to: first)
        verbs.append(contentsOf: repeatElement(.line, count: corners.count - 1))
        points.append(contentsOf: corners.dropFirst())
        close()
    }

    /// Adds another path's subpaths, mapped by `map`.
    public mutating func append(_ other: Path, mappedBy map: AffineTransform = .identity) {
        // An empty path has no start to go on from.
        guard !other.isEmpty else { return }
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: map == .identity ? other.points : other.points.map { map($0) })
        start = map(other.start)
    }

    /// The path with every point mapped.
    public func mapped(by map: AffineTransform) -> Path {
        var result = Path()
        result.append(self, mappedBy: map)
        return result
    }

    /// The path with the same steps and other points.
    ///
    /// - Precondition: There are as many as before.
    public func withPoints(_ points: [Point]) -> Path {
        precondition(points.count == self.points.count, "points do not match steps")
        var result = self
        result.points = points
        result.start = lastMove.map { points[$0] } ?? .zero
        return result
    }

    /// The index of the point where the current subpath began; nil before the first `move`.
    private var lastMove: Int? {
        var place = points.count
        for verb in verbs.reversed() {
            place -= verb.pointCount
            if verb == .move { return place }
        }
        return nil
    }

    /// A segment after `close` starts a new subpath where the closed one began; one without any start begins in place.
    private mutating func beginIfNeeded(at fallback: Point) {
        guard let last = verbs.last else { return move(to: fallback) }
        if last == .close { move(to: start) }
    }
}
