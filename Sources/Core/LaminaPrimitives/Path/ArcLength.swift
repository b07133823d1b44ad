/// The arc length of a line or curve as a function of its Bézier parameter, and the inverse.
///
/// - Accuracy: 10⁻⁶ of the length of the control polygon; near a cusp 10⁻⁴.
public struct ArcLength: Sendable {
    /// A sample: a Bézier parameter and the arc length from the start up to it.
    private struct Mark: Sendable {
        var parameter: Double
        var length: Double
    }

    /// The derivative's length; nil for a line, on which length is proportional to the parameter.
    private let speed: SegmentSpeed?
    /// Samples from the start to the end, so close that one quadrature rule measures the length between neighbours accurately.
    private var marks: [Mark]

    /// Measures a segment.
    public init(_ segment: PathSegment) {
        marks = []
        // The start, and two samples for each of the four quarters: enough for most curves.
        marks.reserveCapacity(9)
        marks.append(Mark(parameter: 0, length: 0))
        speed = SegmentSpeed(segment)
        if let speed {
            measure(speed, allowed: segment.controlSize * 1e-7)
        } else {
            marks.append(Mark(parameter: 1, length: (segment.end - segment.start).length))
        }
    }

    /// The length of the whole segment.
    public var total: Double { marks[marks.count - 1].length }

    /// Returns the Bézier parameter of the point at arc length `distance` from the start; clamped to 0...1.
    public func parameter(at distance: Double) -> Double {
        guard distance > 0 else { return 0 }
        guard distance < total else { return 1 }
        guard let speed else { return distance / total }
        // Binary search for the neighbouring samples that enclose the distance.
        var (low, high) = (0, marks.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].length <= distance { low = middle } else { high = middle }
        }
        return parameter(at: distance, speed, between: marks[low], and: marks[high])
    }

    /// Solves for the parameter by Newton's method; bisection keeps the iterate between the two samples.
    private func parameter(at distance: Double, _ speed: SegmentSpeed, between start: Mark, and end: Mark) -> Double {
        var (low, high) = (start.parameter, end.parameter)
        var t = low + (high - low) * (distance - start.length) / (end.length - start.length)
        for _ in 0..<24 {
            let excess = start.length + speed.length(from: start.parameter, to: t) - distance
            if abs(excess) <= total * 1e-9 { break }
            if excess > 0 { high = t } else { low = t }
            let next = t - excess / speed(at: t)
            let isInside = next > low && next < high
            t = isInside ? next : (low + high) / 2
            // Newton's method squares the relative error, so a step from below 10⁻⁶ leaves an invisible error.
            if isInside && abs(excess) <= total * 1e-6 { break }
        }
        return t
    }

    /// Measures the four quarters separately, because the lengths of a whole curve and of its two halves could agree by chance.
    private mutating func measure(_ speed: SegmentSpeed, allowed: Double) {
        for quarter in 0..<4 {
            let (from, to) = (Double(quarter) / 4, Double(quarter + 1) / 4)
            measure(speed, from, to, whole: speed.length(from: from, to: to), depth: 2, allowed)
        }
    }

    /// Halves an interval until the measured lengths of its halves add up to the measured length of the whole, at most to depth 14.
    private mutating func measure(_ speed: SegmentSpeed, _ from: Double, _ to: Double, whole: Double, depth: Int, _ allowed: Double) {
        let middle = (from + to) / 2
        let first = speed.length(from: from, to: middle)
        let second = speed.length(from: middle, to: to)
        if depth == 14 || abs(first + second - whole) <= allowed {
            let length = total
            marks.append(Mark(parameter: middle, length: length + first))
            marks.append(Mark(parameter: to, length: length + first + second))
        } else {
            measure(speed, from, middle, whole: first, depth: depth + 1, allowed)
            measure(speed, middle, to, whole: second, depth: depth + 1, allowed)
        }
    }
}
