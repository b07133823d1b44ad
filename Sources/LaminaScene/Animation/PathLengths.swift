import LaminaPrimitives

/// A table of arc lengths along a segment, to find the parameter at which a given fraction of the length is reached.
struct PathLengths: Sendable, Hashable {
    /// The arc length from the start to each of 65 evenly spaced parameters.
    private let sums: [Double]

    /// Measures a segment.
    ///
    /// - Accuracy: The curve is approximated by 64 chords: the error is a few parts in 10⁴.
    init(of segment: PathSegment) {
        var sums = [0.0]
        var previous = segment.start
        for step in 1...64 {
            let point = segment.point(at: Double(step) / 64)
            sums.append(sums[step - 1] + (point - previous).length)
            previous = point
        }
        self.sums = sums
    }

    /// The length of the whole segment.
    var total: Double { sums[sums.count - 1] }

    /// The curve parameter at a fraction of the length, interpolated linearly between table entries.
    ///
    /// - Parameter fraction: 0...1 of the length; other values are clamped.
    func parameter(at fraction: Double) -> Double {
        let length = min(max(fraction, 0), 1) * total
        var low = 0
        var high = sums.count - 2
        while low < high {
            let middle = (low + high + 1) / 2
            if sums[middle] <= length { low = middle } else { high = middle - 1 }
        }
        let chord = sums[low + 1] - sums[low]
        let part = chord > 0 ? (length - sums[low]) / chord : 0
        return (Double(low) + part) / Double(sums.count - 1)
    }
}
