/// The times at which an animation reaches its keys, as fractions of its progress.
struct KeyTimes: Sendable, Hashable {
    /// The time of each key, ascending within 0...1; one more than there are segments.
    private let times: [Double]
    /// The running maximum of `times`, which the binary search for a segment needs; equal to `times` if `times` never decreases.
    private let runningMaximum: [Double]

    /// A position between two keys.
    struct SegmentPosition: Sendable, Hashable {
        var segment: Int
        /// The position within the segment, 0...1; outside that range only if the animation's progress is outside 0...1.
        var fraction: Double
    }

    /// Uses the given times, or evenly spaced ones if the given times are invalid.
    ///
    /// The first value holds until the first time, and the last value holds from the last time on.
    init(_ times: [Double]?, segments: Int) {
        if let times, KeyTimes.areUsable(times, segments: segments) {
            self.init(times: times)
        } else {
            let count = max(segments, 1)
            self.init(times: (0...count).map { Double($0) / Double(count) })
        }
    }

    /// Spaces the times in proportion to the segments' lengths, or evenly if all lengths are zero.
    init(lengths: [Double]) {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else {
            self.init(nil, segments: lengths.count)
            return
        }
        var sum = 0.0
        var times = [0.0]
        for length in lengths {
            sum += length
            times.append(sum / total)
        }
        self.init(times: times)
    }

    private init(times: [Double]) {
        self.times = times
        let isSorted = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        runningMaximum = isSorted ? times : KeyTimes.greatestSoFar(of: times)
    }

    /// The duration of a segment as a fraction of the whole; negative only for segments outside the animation's progress.
    func interval(_ segment: Int) -> Double { times[segment + 1] - times[segment] }

    /// The position of a progress: in the first segment that ends after `progress`, else in the last one.
    func position(of progress: Double) -> SegmentPosition {
        var low = 0
        var high = times.count - 2
        while low < high {
            let middle = (low + high + 1) / 2
            if runningMaximum[middle] <= progress { low = middle } else { high = middle - 1 }
        }
        let interval = interval(low)
        guard interval > 0 else { return SegmentPosition(segment: low, fraction: progress < times[low] ? 0 : 1) }
        return SegmentPosition(segment: low, fraction: clampedAtEnds((progress - times[low]) / interval))
    }

    /// Clamps a fraction to 0...1, unless the keys reach the end of the progress on that side; then an overshooting timing function extrapolates.
    private func clampedAtEnds(_ fraction: Double) -> Double {
        if fraction < 0, times[0] > 0 { return 0 }
        if fraction > 1, times[times.count - 1] < 1 { return 1 }
        return fraction
    }

    /// True when each key has a finite time and the times within 0...1 do not decrease.
    ///
    /// Times outside 0...1 and their order are kept, and so are times that do not begin at 0 or end at 1.
    ///
    /// - Source: Apple documents that invalid key times are ignored, and its pictures of lottie-ios's samples show which ones count as valid:
    ///   "loading_dots_2" has keys at 0, 0.21, 0.66, 1.10 and 1, and its dots have the sizes that those times give.
    private static func areUsable(_ times: [Double], segments: Int) -> Bool {
        guard times.count == segments + 1, times.count > 1, times.allSatisfy(\.isFinite) else { return false }
        return zip(times, times.dropFirst()).allSatisfy { min(max($0, 0), 1) <= min(max($1, 0), 1) }
    }

    /// The running maximum of the times.
    private static func greatestSoFar(of times: [Double]) -> [Double] {
        var greatest = -Double.infinity
        return times.map { time in
            greatest = max(greatest, time)
            return greatest
        }
    }
}
