/// When the keys of an animation are reached, as fractions of its progress.
struct KeyTimes: Sendable, Hashable {
    /// From 0 to 1, never falling; one more than there are segments.
    private let times: [Double]

    /// A place between two keys.
    struct Place: Sendable, Hashable {
        var segment: Int
        /// 0...1 in the segment; beyond where the whole progress lies outside 0...1.
        var fraction: Double
    }

    /// Times that were said; evenly spaced ones when these are no key times.
    init(_ times: [Double]?, segments: Int) {
        if let times, KeyTimes.isValid(times, segments: segments) {
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

    private init(times: [Double]) { self.times = times }

    /// How long a segment lasts.
    func interval(_ segment: Int) -> Double { times[segment + 1] - times[segment] }

    /// The segment that begins last before or at `progress`.
    func place(of progress: Double) -> Place {
        var low = 0
        var high = times.count - 2
        while low < high {
            let middle = (low + high + 1) / 2
            if times[middle] <= progress { low = middle } else { high = middle - 1 }
        }
        let interval = interval(low)
        guard interval > 0 else { return Place(segment: low, fraction: progress < times[low] ? 0 : 1) }
        return Place(segment: low, fraction: (progress - times[low]) / interval)
    }

    private static func isValid(_ times: [Double], segments: Int) -> Bool {
        guard times.count == segments + 1, times.first == 0, times.last == 1 else { return false }
        return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }
}
