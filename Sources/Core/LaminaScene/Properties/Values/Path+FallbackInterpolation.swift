package import LaminaPrimitives

// Apple documents that the result is undefined for paths with different numbers of control points or segments. On its systems corresponding points
// move towards each other, whatever the shapes are, so that such animations look twisted on the way.
extension Path {
    /// Interpolates point by point between paths with different elements.
    ///
    /// Subpaths correspond by index, and so do the segments in them; a line that closes a subpath counts as a segment if it has a length. If one of
    /// two segments is a curve, both are converted to cubic curves. Parts that only one path has grow or shrink: surplus segments at the end of the
    /// other's subpath, surplus subpaths at their own start.
    package static func fallbackInterpolation(_ from: Path, _ to: Path, at fraction: Double) -> Path {
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

    /// Appends the interpolation of two subpaths; the shorter one is padded with segments of zero length at its end.
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
    /// The start of this subpath, as a subpath without segments.
    fileprivate var collapsed: Self {
        var point = self
        point.segments = []
        return point
    }

    /// The segments, without a closing line of zero length.
    fileprivate var visibleSegments: ArraySlice<PathSegment> {
        guard isClosed, let last = segments.last, last.start == last.end else { return segments[...] }
        return segments[...].dropLast()
    }
}

extension PathSegment {
    /// A line of length 0, which stands for a subpath that the other path lacks.
    fileprivate static func point(_ point: Point) -> PathSegment { .line(point, point) }

    /// The interpolation of two segments; segments of different kinds are converted to cubic curves.
    fileprivate func mixed(with other: PathSegment, at fraction: Double) -> PathSegment {
        func mix(_ a: Point, _ b: Point) -> Point { a.interpolated(to: b, at: fraction) }
        switch (self, other) {
        case (.line(let a, let b), .line(let c, let d)): return .line(mix(a, c), mix(b, d))
        case (.quad(let a, let b, let c), .quad(let d, let e, let f)): return .quad(mix(a, d), mix(b, e), mix(c, f))
        default:
            let (from, to) = (controls, other.controls)
            return .cubic(mix(start, other.start), mix(from.0, to.0), mix(from.1, to.1), mix(end, other.end))
        }
    }

    /// The control points of this segment as a cubic curve.
    private var controls: (Point, Point) {
        switch self {
        case .line(let a, let b): (a.interpolated(to: b, at: 1.0 / 3), a.interpolated(to: b, at: 2.0 / 3))
        case .quad(let a, let b, let c): (a.interpolated(to: b, at: 2.0 / 3), c.interpolated(to: b, at: 2.0 / 3))
        case .cubic(_, let b, let c, _): (b, c)
        }
    }
}
