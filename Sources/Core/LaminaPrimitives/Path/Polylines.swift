/// Flattened paths in flat arrays, which can be refilled without allocating.
public struct Polylines: Sendable {
    /// One subpath: the points `points[first ..< end]`, at least one.
    public struct Subpath: Sendable, Hashable {
        /// The index of the first corner.
        public var first: Int
        /// The index after the last corner.
        public var end: Int
        /// True when a closing line leads back to the first point, which is not repeated.
        public var isClosed: Bool
    }

    /// The corners of all subpaths, one subpath after another.
    public internal(set) var points: [Point] = []
    /// The index ranges of the subpaths in `points`.
    public internal(set) var subpaths: [Subpath] = []

    /// Creates an empty list of lines.
    public init() {}

    /// Creates the flattened form of `path`; see `append`.
    public init(_ path: Path, mappedBy map: AffineTransform = .identity, tolerance: Double) {
        append(path, mappedBy: map, tolerance: tolerance)
    }

    /// The bounding box of all points; nil when there are none.
    public var bounds: Rect? { Rect(enclosing: points) }

    /// Removes all lines and keeps the allocated memory.
    public mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        subpaths.removeAll(keepingCapacity: true)
    }

    /// Appends a path with every curve replaced by line segments.
    ///
    /// - Parameters:
    ///   - map: The map from the path's coordinates to the output's.
    ///   - tolerance: The largest distance from a curve, in output units; see `Flattening`.
    ///   - visible: Curves that lie entirely beyond one edge of this rectangle become a single segment; nil flattens all.
    ///
    /// A coordinate that is not finite, or exceeds `Flattening.limit`, ends the path: the element with that coordinate and all later ones are
    /// ignored.
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
            // Runs of lines are the common case and have a loop of their own.
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

    /// Appends a closed quadrilateral; nothing when a corner is not finite or exceeds `Flattening.limit`.
    public mutating func append(quad corners: InlineArray<4, Point>) {
        guard corners.indices.allSatisfy({ Flattening.accepts(corners[$0]) }) else { return }
        let start = points.count
        for index in corners.indices { points.append(corners[index]) }
        finish(from: start, isClosed: true)
    }

    /// Appends the consecutive lines from element `step` on; returns false when an unacceptable point ends the path.
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

    /// Returns the mapped points of one element; unused components are zero.
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
    /// Returns the path with every curve replaced by line segments; see `Flattening` for the accuracy.
    ///
    /// - Parameter tolerance: The largest distance from a curve, in the units after `map`.
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
