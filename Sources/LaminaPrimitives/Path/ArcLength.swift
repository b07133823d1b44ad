/// How far along a segment its points lie.
///
/// - Accuracy: 10⁻⁶ of the length of the control polygon; near a cusp 10⁻⁴.
public struct ArcLength: Sendable {
    /// A Bézier parameter and the length of the segment up to it.
    private struct Mark: Sendable {
        var parameter: Double
        var length: Double
    }

    private let segment: PathSegment
    /// From the start to the end of the segment, so close that in between simple rules suffice.
    private var marks: [Mark]

    public init(_ segment: PathSegment) {
        self.segment = segment
        marks = [Mark(parameter: 0, length: 0)]
        if case .line(let start, let end) = segment {
            marks.append(Mark(parameter: 1, length: (end - start).length))
        } else {
            measureCurve()
        }
    }

    /// The length of the whole segment.
    public var total: Double { marks[marks.count - 1].length }

    /// The Bézier parameter of the point `distance` from the start along the segment; 0 and 1 beyond the ends.
    public func parameter(at distance: Double) -> Double {
        guard distance > 0 else { return 0 }
        guard distance < total else { return 1 }
        var (low, high) = (0, marks.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].length <= distance { low = middle } else { high = middle }
        }
        return parameter(at: distance, between: marks[low], and: marks[high])
    }

    /// Newton's method, kept between the two marks by bisection.
    private func parameter(at distance: Double, between start: Mark, and end: Mark) -> Double {
        if case .line = segment { return distance / total }
        var (low, high) = (start.parameter, end.parameter)
        var t = low + (high - low) * (distance - start.length) / (end.length - start.length)
        for _ in 0..<24 {
            let excess = start.length + Self.gauss(segment, start.parameter, t) - distance
            if abs(excess) <= total * 1e-9 { break }
            if excess > 0 { high = t } else { low = t }
            let next = t - excess / segment.derivative(at: t).length
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// Halves the segment until two halves together measure what the whole measures.
    private mutating func measureCurve() {
        let allowed = segment.controlSize * 1e-7
        var parts = [(from: 0.0, to: 1.0, depth: 0)]
        while let part = parts.popLast() {
            let middle = (part.from + part.to) / 2
            let first = Self.gauss(segment, part.from, middle)
            let second = Self.gauss(segment, middle, part.to)
            let whole = Self.gauss(segment, part.from, part.to)
            if part.depth == 14 || (part.depth > 1 && abs(first + second - whole) <= allowed) {
                let length = total
                marks.append(Mark(parameter: middle, length: length + first))
                marks.append(Mark(parameter: part.to, length: length + first + second))
            } else {
                parts.append((middle, part.to, part.depth + 1))
                parts.append((part.from, middle, part.depth + 1))
            }
        }
    }

    /// The length between two parameters by Gauss's and Legendre's five points.
    private static func gauss(_ segment: PathSegment, _ from: Double, _ to: Double) -> Double {
        let half = (to - from) / 2
        let middle = (from + to) / 2
        func speeds(_ offset: Double) -> Double {
            segment.derivative(at: middle - half * offset).length + segment.derivative(at: middle + half * offset).length
        }
        let sum =
            0.568_888_888_888_888_9 * segment.derivative(at: middle).length
            + 0.478_628_670_499_366_5 * speeds(0.538_469_310_105_683_1) + 0.236_926_885_056_189_08 * speeds(0.906_179_845_938_664)
        return half * sum
    }
}
