/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1) with two control points; x is time, and y is progress.
package struct TimingFunction: Sendable, Hashable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    package static let linear = TimingFunction(0, 0, 1, 1)
    package static let easeIn = TimingFunction(0.42, 0, 1, 1)
    package static let easeOut = TimingFunction(0, 0, 0.58, 1)
    package static let easeInEaseOut = TimingFunction(0.42, 0, 0.58, 1)
    /// The curve of implicit animations, named `default`.
    package static let standard = TimingFunction(0.25, 0.1, 0.25, 1)

    /// Creates the curve from single precision coordinates, the precision in which Core Animation stores them.
    package init(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        self.x1 = Double(x1)
        self.y1 = Double(y1)
        self.x2 = Double(x2)
        self.y2 = Double(y2)
    }

    /// Creates the curve with one of Apple's names, such as `easeIn`; nil for an unknown name.
    package init?(name: String) {
        switch name {
        case "linear": self = .linear
        case "easeIn": self = .easeIn
        case "easeOut": self = .easeOut
        case "easeInEaseOut": self = .easeInEaseOut
        case "default": self = .standard
        default: return nil
        }
    }

    /// The y coordinate of the curve at `x`.
    ///
    /// - Returns: Exactly 0 for `x` ≤ 0 and 1 for `x` ≥ 1; between, any value that the control points give.
    /// - Accuracy: The result is the curve's y coordinate at a point within 10⁻¹² of `x`.
    package func callAsFunction(_ x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if x1 == y1 && x2 == y2 { return x }
        let height = TimingFunction.bezier(y1, y2, parameter(over: x))
        return height.isFinite ? height : x
    }

    /// The Bézier parameter at `x`, by Newton's method; bisects if a step leaves the bracket, because the slope may be zero at the ends.
    private func parameter(over x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var guess = x
        for _ in 0..<64 {
            let error = TimingFunction.bezier(x1, x2, guess) - x
            if abs(error) < 1e-13 { break }
            if error > 0 { high = guess } else { low = guess }
            let step = guess - error / TimingFunction.slope(x1, x2, guess)
            guess = step > low && step < high ? step : (low + high) / 2
        }
        return guess
    }

    /// The polynomial with the control values 0, a, b, 1.
    private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return t * (3 * rest * (rest * a + t * b) + t * t)
    }

    /// The derivative of `bezier`.
    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * (rest * rest * a + 2 * rest * t * (b - a) + t * t * (1 - b))
    }
}
