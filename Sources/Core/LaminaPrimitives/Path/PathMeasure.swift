/// Arc lengths along a path, across all subpaths in order.
///
/// Gaps between subpaths have no length.
///
/// Closing lines are measured like other lines. Segments that are not finite have length 0.
public struct PathMeasure: Sendable {
    /// A point on the path and the direction of travel there.
    public struct PathPosition: Sendable, Hashable {
        /// The position of the point.
        public var point: Point
        /// The unit vector of the direction of travel; (1, 0) where the segment is a single point.
        public var tangent: Point
    }

    /// The segments of the measured path.
    public let segments: PathSegments
    /// The arc lengths of the segments, one entry per segment.
    public let lengths: [ArcLength]
    /// The distance from the start of the path to the start of each segment, followed by the total length.
    private let starts: [Double]

    /// Measures a path once, so that many queries are cheap.
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

    /// Returns the point at a distance from the start of the path, clamped to the path; nil when the path has no segments.
    public func position(at distance: Double) -> PathPosition? {
        guard !segments.all.isEmpty else { return nil }
        let index = segment(at: distance)
        let t = lengths[index].parameter(at: distance - starts[index])
        return PathPosition(point: segments.all[index].point(at: t), tangent: segments.all[index].tangent(at: t) ?? Point(1, 0))
    }

    /// Returns the part of the path between two fractions of its length, as `CAShapeLayer` shows it.
    ///
    /// Inside a curve, the fraction of the curve's length counts as the parameter at which it is split exactly. A closed subpath stays closed only
    /// when all of it is included; otherwise its closing line becomes an ordinary line.
    ///
    /// - Parameters:
    ///   - from: The start fraction, clamped to 0...1.
    ///   - to: The end fraction, clamped to 0...1. The result is empty when `to` is not greater than `from`, or when either is NaN.
    /// - Source: Measured on Apple's system: at `strokeEnd` 0.263, a path with a first curve of 28.7 % of its length ends at that curve's parameter 0.913,
    ///   which is near 0.263 / 0.287, while the point at 26.3 % of the length has the parameter 0.954.
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

    /// Appends the parts of connected segments that lie between two distances from the start of the path.
    private func addParts(of range: Range<Int>, _ from: Double, _ to: Double, to result: inout Path) {
        var hasBegun = false
        for index in range {
            guard let part = part(of: index, from, to) else { continue }
            if !hasBegun { result.move(to: part.start) }
            hasBegun = true
            result.add(part)
        }
    }

    /// Returns the part of one segment between two distances from the start of the path; nil when the part has no length.
    private func part(of index: Int, _ from: Double, _ to: Double) -> PathSegment? {
        let begin = max(from, starts[index])
        let end = min(to, starts[index + 1])
        guard begin < end else { return nil }
        if begin == starts[index] && end == starts[index + 1] { return segments.all[index] }
        let length = starts[index + 1] - starts[index]
        return segments.all[index].part(
            from: (begin - starts[index]) / length, to: end == starts[index + 1] ? 1 : (end - starts[index]) / length)
    }

    /// Returns the index of the last segment that begins at or before `distance`, preferring segments with a length.
    private func segment(at distance: Double) -> Int {
        // Binary search, then a step back over segments without length.
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
    /// Returns the part of the path between two fractions of its length; see `PathMeasure.trimmed`.
    public func trimmed(from: Double, to: Double) -> Path {
        if from <= 0 && to >= 1 { return self }
        return PathMeasure(self).trimmed(from: from, to: to)
    }
}
