/// A path of straight lines only, in flat arrays that can be filled again and again without new memory.
public struct Polylines: Sendable {
    /// One subpath: its points are `points[first ..< end]`, at least one.
    public struct Subpath: Sendable, Hashable {
        /// Index of its first corner.
        public var first: Int
        /// Index after its last corner.
        public var end: Int
        /// A last line leads back to the first point, which is not repeated.
        public var isClosed: Bool
    }

    /// The corners of all subpaths, one after the other.
    public internal(set) var points: [Point] = []
    /// Which corners belong together.
    public internal(set) var subpaths: [Subpath] = []

    /// No lines.
    public init() {}

    /// The lines of `path`, as `append` makes them.
    public init(_ path: Path, mappedBy map: AffineTransform = .identity, tolerance: Double) {
        append(path, mappedBy: map, tolerance: tolerance)
    }

    /// The smallest rectangle that holds all points; nil when there are none.
    public var bounds: Rect? { Rect(enclosing: points) }

    /// Forgets everything but the memory.
    public mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        subpaths.removeAll(keepingCapacity: true)
    }

    /// Adds a path's lines, with every curve replaced by lines.
    ///
    /// - Parameters:
    ///   - map: From the path's coordinates to the output's.
    ///   - tolerance: In the output's units; see `Flattening` for what it promises.
    ///   - visible: Curves that lie wholly on one outer side of this rectangle become one line each.
    ///
    /// A point that is not finite, or farther than `Flattening.limit` from the origin, ends the path: it and everything after it is ignored.
    public mutating func append(
        _ path: Path, mappedBy map: AffineTransform = .identity, tolerance: Double, visible: Rect? = nil
    ) {
        let flattening = Flattening(tolerance: tolerance, visible: visible)
        points.reserveCapacity(points.count + path.points.count)
        var place = 0
        var step = 0
        var start = points.count
        while step < path.verbs.count {
            let verb = path.verbs[step]
            if verb == .line {
                guard appendLines(of: path, &step, &place, map) else { break }
                continue
            }
            let mapped = Self.controls(verb, path.points, at: place, map)
            guard Flattening.accepts(mapped.0), Flattening.accepts(mapped.1), Flattening.accepts(mapped.2) else { break }
            step += 1
            place += verb.pointCount
            switch verb {
            case .move:
                finish(from: start, isClosed: false)
                start = points.count
                points.append(mapped.0)
            case .line: continue
            case .quad: flattening.addQuad(to: &points, mapped.0, mapped.1)
            case .cubic: flattening.addCubic(to: &points, mapped.0, mapped.1, mapped.2)
            case .close:
                finish(from: start, isClosed: true)
                start = points.count
            }
        }
        finish(from: start, isClosed: false)
    }

    /// Adds a quadrilateral; nothing when a corner is not finite, or farther than `Flattening.limit` from the origin.
    public mutating func append(quad corners: InlineArray<4, Point>) {
        guard corners.indices.allSatisfy({ Flattening.accepts(corners[$0]) }) else { return }
        let start = points.count
        for index in corners.indices { points.append(corners[index]) }
        finish(from: start, isClosed: true)
    }

    /// Adds the lines from `step` on; false when one of them ends the path.
    private mutating func appendLines(of path: Path, _ step: inout Int, _ place: inout Int, _ map: AffineTransform) -> Bool {
        let verbs = path.verbs.span
        let corners = path.points.span
        while step < verbs.count, verbs[step] == .line {
            let point = map(corners[place])
            guard Flattening.accepts(point) else { return false }
            points.append(point)
            step += 1
            place += 1
        }
        return true
    }

    /// The mapped points of one verb; those it does not have are zero.
    @inline(__always)
    private static func controls(_ verb: Path.Verb, _ points: [Point], at place: Int, _ map: AffineTransform) -> (Point, Point, Point) {
        switch verb {
        case .move, .line: (map(points[place]), .zero, .zero)
        case .quad: (map(points[place]), map(points[place + 1]), .zero)
        case .cubic: (map(points[place]), map(points[place + 1]), map(points[place + 2]))
        case .close: (.zero, .zero, .zero)
        }
    }

    private mutating func finish(from start: Int, isClosed: Bool) {
        guard points.count > start else { return }
        subpaths.append(Subpath(first: start, end: points.count, isClosed: isClosed))
    }
}

extension Path {
    /// The path with every curve replaced by lines; see `Flattening` for the accuracy.
    ///
    /// - Parameter tolerance: In the units after `map`.
    public func flattened(mappedBy map: AffineTransform = .identity, tolerance: Double) -> Path {
        let lines = Polylines(self, mappedBy: map, tolerance: tolerance)
        var result = Path()
        for subpath in lines.subpaths {
            result.move(to: lines.points[subpath.first])
            for point in lines.points[subpath.first + 1..<subpath.end] { result.addLine(to: point) }
            if subpath.isClosed { result.close() }
        }
        return result
    }
}
