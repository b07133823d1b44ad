/// The speed of a curve: the length of `PathSegment.derivative`, prepared for evaluation at many parameters.
struct SegmentSpeed: Sendable {
    // The differences between neighbouring control points; the third is zero for a quadratic curve.
    private let first: Point
    private let middle: Point
    private let last: Point
    private let isCubic: Bool

    /// Prepares a curve; nil for a line, whose speed is constant.
    init?(_ segment: PathSegment) {
        switch segment {
        case .line: return nil
        case .quad(let a, let b, let c): (first, middle, last, isCubic) = (b - a, c - b, .zero, false)
        case .cubic(let a, let b, let c, let d): (first, middle, last, isCubic) = (b - a, c - b, d - c, true)
        }
    }

    /// Returns the speed at one parameter.
    @inline(__always)
    func callAsFunction(at t: Double) -> Double {
        let s = 1 - t
        let (u, v, w) = isCubic ? (3 * s * s, 6 * s * t, 3 * t * t) : (2 * s, 2 * t, 0)
        return (first * u + middle * v + last * w).length
    }

    /// Returns the arc length between two parameters by five-point Gauss–Legendre quadrature.
    func length(from: Double, to: Double) -> Double {
        let half = (to - from) / 2
        let center = (from + to) / 2
        let outer = speeds(at: SIMD4(repeating: center) + half * Self.places)
        return half
            * (0.568_888_888_888_888_9 * self(at: center) + 0.478_628_670_499_366_5 * (outer[0] + outer[1])
                + 0.236_926_885_056_189_08 * (outer[2] + outer[3]))
    }

    /// The outer four of the five quadrature nodes in -1...1; the fifth is 0.
    @inline(__always)
    private static var places: SIMD4<Double> {
        SIMD4(-0.538_469_310_105_683_1, 0.538_469_310_105_683_1, -0.906_179_845_938_664, 0.906_179_845_938_664)
    }

    @inline(__always)
    private func speeds(at t: SIMD4<Double>) -> SIMD4<Double> {
        let s = 1 - t
        let (u, v, w) = isCubic ? (3 * s * s, 6 * s * t, 3 * t * t) : (2 * s, 2 * t, .zero)
        let x = first.x * u + middle.x * v + last.x * w
        let y = first.y * u + middle.y * v + last.y * w
        return (x * x + y * y).squareRoot()
    }
}
