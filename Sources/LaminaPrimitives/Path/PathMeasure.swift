/// Lengths along a path, over all its subpaths in order; gaps between subpaths have no length.
///
/// Lines and closing lines count with their lengths, curves with those of `ArcLength`. Segments that are not finite count as nothing.
public struct PathMeasure: Sendable {
    /// A place on the path and the direction of travel there.
    public struct Place: Sendable, Hashable {
        public var point: Point
        /// Of length 1; (1, 0) where the segment is a single point.
        public var tangent: Point
    }

    private let subpaths: [Path.SegmentedSubpath]
    private let segments: [PathSegment]
    private let lengths: [ArcLength]
    /// Where each segment begins, and at last the length of the path.
    private let starts: [Double]

    /// Measures a path once, for many questions.
    public init(_ path: Path) {
        subpaths = path.subpaths
        segments = subpaths.flatMap(\.segments)
        lengths = segments.map { ArcLength($0) }
        var starts = [0.0]
        for length in lengths { starts.append(starts[starts.count - 1] + (length.total.isFinite ? length.total : 0)) }
        self.starts = starts
    }

    /// The length of the whole path.
    public var length: Double { starts[starts.count - 1] }

    /// The length of each of the path's `segments`.
    public var segmentLengths: [Double] { zip(starts.dropFirst(), starts).map { $0 - $1 } }

    /// The place at a distance from the beginning of the path, clamped to the path; nil when the path has no segments.
    public func place(at distance: Double) -> Place? {
        guard !segments.isEmpty else { return nil }
        let index = segment(at: distance)
        let t = lengths[index].parameter(at: distance - starts[index])
        return Place(point: segments[index].point(at: t), tangent: segments[index].tangent(at: t) ?? Point(1, 0))
    }

    /// The part between two fractions of the whole length.
    ///
    /// Curves are divided exactly. A closed subpath stays closed only as a whole; otherwise its closing line is an ordinary one.
    ///
    /// - Parameters:
    ///   - from: Clamped to 0...1, as is `to`.
    ///   - to: The result is empty when this is not greater than `from`, or one of the two is NaN.
    public func trimmed(from: Double, to: Double) -> Path {
        let (from, to) = (max(0, min(1, from)) * length, max(0, min(1, to)) * length)
        var result = Path()
        guard from < to else { return result }
        var index = 0
        for subpath in subpaths {
            let range = index..<index + subpath.segments.count
            index = range.upperBound
            if starts[range.lowerBound] >= from && starts[range.upperBound] <= to {
                result.add(subpath)
            } else {
                let parts = range.compactMap { part(of: $0, from, to) }
                if let first = parts.first { result.move(to: first.start) }
                for part in parts { result.add(part) }
            }
        }
        return result
    }

    /// What lies of one segment between two distances from the beginning of the path; nil when it has no length.
    private func part(of index: Int, _ from: Double, _ to: Double) -> PathSegment? {
        let begin = max(from, starts[index])
        let end = min(to, starts[index + 1])
        guard begin < end else { return nil }
        let length = lengths[index]
        return segments[index].part(
            from: length.parameter(at: begin - starts[index]), to: end == starts[index + 1] ? 1 : length.parameter(at: end - starts[index]))
    }

    /// The last segment that begins at `distance` or before, and has a length if one there has.
    private func segment(at distance: Double) -> Int {
        var (low, high) = (0, segments.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= distance { low = middle } else { high = middle }
        }
        while low > 0, starts[low] == starts[low + 1] { low -= 1 }
        return low
    }
}

extension Path {
    /// The part between two fractions of the length; see `PathMeasure.trimmed`.
    public func trimmed(from: Double, to: Double) -> Path {
        if from <= 0 && to >= 1 { return self }
        return PathMeasure(self).trimmed(from: from, to: to)
    }
}
