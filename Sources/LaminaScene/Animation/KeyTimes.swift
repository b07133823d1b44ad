/// The times at which an animation reaches its keys, as fractions of its progress.
struct KeyTimes: Sendable, Hashable {
    /// One more than there are segments.
    private let times: [Double]
    /// The greatest of the times up to each one, by which a segment is found; `times` itself when those never decrease.
    private let reached: [Double]

    /// A place between two keys.
    struct Place: Sendable, Hashable {
        var segment: Int
        /// 0...1 in the segment; beyond that range when the whole progress leaves 0...1.
        var fraction: Double
    }

    /// The given times; evenly spaced ones when these cannot be used.
    ///
    /// The first value holds until the first time and the last value from the last time on.
    init(_ times: [Double]?, segments: Int) {
        if let times, KeyTimes.areUsable(times, segments: segments) {
            self.init(times: times)
        } else {
            let count = max(segments, 1)
            self.init(times: (0...count).map { Double($0) / Double(count) })
        }
    }

    /// Times by the lengths of the segments; evenly spaced ones when nothing has a length.
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
        reached = isSorted ? times : KeyTimes.greatest(of: times)
    }

    /// Duration of a segment; negative only for segments outside the animation's progress.
    func interval(_ segment: Int) -> Double { times[segment + 1] - times[segment] }

    /// The first segment that ends after `progress`, or else the last one.
    func place(of progress: Double) -> Place {
        var low = 0
        var high = times.count - 2
        while low < high {
            let middle = (low + high + 1) / 2
            if reached[middle] <= progress { low = middle } else { high = middle - 1 }
        }
        let interval = interval(low)
        guard interval > 0 else { return Place(segment: low, fraction: progress < times[low] ? 0 : 1) }
        return Place(segment: low, fraction: held((progress - times[low]) / interval))
    }

    /// Beyond 0...1 only where the keys reach both ends of the progress, so that a value goes on when a curve overshoots.
    private func held(_ fraction: Double) -> Double {
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

    private static func greatest(of times: [Double]) -> [Double] {
        var greatest = -Double.infinity
        return times.map { time in
            greatest = max(greatest, time)
            return greatest
        }
    }
}
