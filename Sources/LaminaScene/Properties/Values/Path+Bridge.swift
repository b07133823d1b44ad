package import LaminaPrimitives

/// Not the segment along which a layer moves.
private typealias Segment = LaminaPrimitives.PathSegment

// Apple documents that the result is undefined for paths with different numbers of control points or segments. On its systems the points that
// correspond move towards each other, whatever the shapes are, so that such animations look twisted on the way.
extension Path {
    /// Mixes paths of different steps point by point as far as they go.
    ///
    /// The first subpath corresponds to the first, and in it the first segment to the first; a line that closes a subpath counts as a segment
    /// if it has a length. Where one of two segments is a curve, both are taken as cubic curves. What only one of the paths has grows or
    /// shrinks: further segments at the end of the other's subpath, further subpaths where they begin.
    package static func bridge(_ from: Path, _ to: Path, at fraction: Double) -> Path {
        guard fraction != 0 else { return from }
        let (old, new) = (from.subpaths, to.subpaths)
        var path = Path()
        for index in 0..<max(old.count, new.count) {
            let first = index < old.count ? old[index] : new[index].collapsed
            let second = index < new.count ? new[index] : old[index].collapsed
            path.addBridge(first, second, at: fraction)
        }
        return path
    }

    private mutating func addBridge(_ from: SegmentedSubpath, _ to: SegmentedSubpath, at fraction: Double) {
        move(to: from.start.interpolated(to: to.start, at: fraction))
        let (old, new) = (from.visibleSegments, to.visibleSegments)
        for index in 0..<max(old.count, new.count) {
            let first = index < old.count ? old[index] : .point(old.last?.end ?? from.start)
            let second = index < new.count ? new[index] : .point(new.last?.end ?? to.start)
            add(first.mixed(with: second, at: fraction))
        }
        if from.isClosed, to.isClosed { close() }
    }
}

extension Path.SegmentedSubpath {
    /// A subpath at the start of this one, without segments.
    fileprivate var collapsed: Self {
        var point = self
        point.segments = []
        return point
    }

    /// The segments without a closing line that has no length.
    fileprivate var visibleSegments: ArraySlice<Segment> {
        guard isClosed, let last = segments.last, last.start == last.end else { return segments[...] }
        return segments[...].dropLast()
    }
}

extension Segment {
    fileprivate static func point(_ point: Point) -> Segment { .line(point, point) }

    fileprivate func mixed(with other: Segment, at fraction: Double) -> Segment {
        func mix(_ a: Point, _ b: Point) -> Point { a.interpolated(to: b, at: fraction) }
        switch (self, other) {
        case (.line(let a, let b), .line(let c, let d)): return .line(mix(a, c), mix(b, d))
        case (.quad(let a, let b, let c), .quad(let d, let e, let f)): return .quad(mix(a, d), mix(b, e), mix(c, f))
        default:
            let (from, to) = (controls, other.controls)
            return .cubic(mix(start, other.start), mix(from.0, to.0), mix(from.1, to.1), mix(end, other.end))
        }
    }

    /// The control points of the same line or curve as a cubic one.
    private var controls: (Point, Point) {
        switch self {
        case .line(let a, let b): (a.interpolated(to: b, at: 1.0 / 3), a.interpolated(to: b, at: 2.0 / 3))
        case .quad(let a, let b, let c): (a.interpolated(to: b, at: 2.0 / 3), c.interpolated(to: b, at: 2.0 / 3))
        case .cubic(_, let b, let c, _): (b, c)
        }
    }
}
