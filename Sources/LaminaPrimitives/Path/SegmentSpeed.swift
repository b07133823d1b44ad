/// How fast the place on a curve moves with the Bézier parameter: what `PathSegment.derivative` says, at many parameters in few steps.
struct SegmentSpeed: Sendable {
    // The differences between neighbouring control points; a parabola has no third one.
    private let first: Point
    private let middle: Point
    private let last: Point
    private let isCubic: Bool

    /// Nil for a line, whose speed does not change.
    init?(_ segment: PathSegment) {
        switch segment {
        case .line: return nil
        case .quad(let a, let b, let c): (first, middle, last, isCubic) = (b - a, c - b, .zero, false)
        case .cubic(let a, let b, let c, let d): (first, middle, last, isCubic) = (b - a, c - b, d - c, true)
        }
    }

    /// The speed at one parameter.
    @inline(__always)
    func callAsFunction(at t: Double) -> Double {
        let s = 1 - t
        let (u, v, w) = isCubic ? (3 * s * s, 6 * s * t, 3 * t * t) : (2 * s, 2 * t, 0)
        return (first * u + middle * v + last * w).length
    }

    /// The length of the way between two parameters by Gauss's and Legendre's five points.
    func length(from: Double, to: Double) -> Double {
        let half = (to - from) / 2
        let center = (from + to) / 2
        let outer = speeds(at: SIMD4(repeating: center) + half * Self.places)
        return half
            * (0.568_888_888_888_888_9 * self(at: center) + 0.478_628_670_499_366_5 * (outer[0] + outer[1])
                + 0.236_926_885_056_189_08 * (outer[2] + outer[3]))
    }

    /// Where the outer four of the five points stand, from -1 to 1.
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
