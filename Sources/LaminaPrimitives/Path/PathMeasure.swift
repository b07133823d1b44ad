/// Lengths along a path, over all its subpaths in order; gaps between subpaths have no length.
///
/// Lines and closing lines count with their lengths, curves with those of `ArcLength`. Segments that are not finite count as nothing.
public struct PathMeasure: Sendable {
    /// A place on the path and the direction of travel there.
    public struct Place: Sendable, Hashable {
        /// Where it is.
        public var point: Point
        /// Of length 1; (1, 0) where the segment is a single point.
        public var tangent: Point
    }

    /// What is measured.
    public let segments: PathSegments
    /// One for each segment.
    public let lengths: [ArcLength]
    /// Where each segment begins, and at last the length of the path.
    private let starts: [Double]

    /// Measures a path once, for many questions.
    public init(_ path: Path) {
        segments = PathSegments(path)
        lengths = segments.all.map { ArcLength($0) }
        var starts: [Double] = []
        starts.reserveCapacity(lengths.count + 1)
        starts.append(0)
        for length in lengths { starts.append(starts[starts.count - 1] + (length.total.isFinite ? length.total : 0)) }
        self.starts = starts
    }

    /// The length of the whole path.
    public var length: Double { starts[starts.count - 1] }

    /// The length of each of the path's `segments`.
    public var segmentLengths: [Double] { zip(starts.dropFirst(), starts).map { $0 - $1 } }

    /// The place at a distance from the beginning of the path, clamped to the path; nil when the path has no segments.
    public func place(at distance: Double) -> Place? {
        guard !segments.all.isEmpty else { return nil }
        let index = segment(at: distance)
        let t = lengths[index].parameter(at: distance - starts[index])
        return Place(point: segments.all[index].point(at: t), tangent: segments.all[index].tangent(at: t) ?? Point(1, 0))
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
        for subpath in segments.subpaths {
            if starts[subpath.range.lowerBound] >= from && starts[subpath.range.upperBound] <= to {
                result.add(subpath, of: segments)
            } else {
                addParts(of: subpath.range, from, to, to: &result)
            }
        }
        return result
    }

    /// Adds what lies of connected segments between two distances from the beginning of the path.
    private func addParts(of range: Range<Int>, _ from: Double, _ to: Double, to result: inout Path) {
        var hasBegun = false
        for index in range {
            guard let part = part(of: index, from, to) else { continue }
            if !hasBegun { result.move(to: part.start) }
            hasBegun = true
            result.add(part)
        }
    }

    /// What lies of one segment between two distances from the beginning of the path; nil when it has no length.
    private func part(of index: Int, _ from: Double, _ to: Double) -> PathSegment? {
        let begin = max(from, starts[index])
        let end = min(to, starts[index + 1])
        guard begin < end else { return nil }
        if begin == starts[index] && end == starts[index + 1] { return segments.all[index] }
        let length = lengths[index]
        return segments.all[index].part(
            from: length.parameter(at: begin - starts[index]), to: end == starts[index + 1] ? 1 : length.parameter(at: end - starts[index]))
    }

    /// The last segment that begins at `distance` or before, and has a length if one there has.
    private func segment(at distance: Double) -> Int {
        var (low, high) = (0, segments.all.count)
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
