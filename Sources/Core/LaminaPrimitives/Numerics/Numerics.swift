/// Elementary functions with the same result on every processor.
///
/// The C library picks different code per processor, which would change pixels.
///
/// The functions use only additions, multiplications, divisions and square roots, whose rounding IEEE 754 fixes. `NumericsTests` checks the
/// stated accuracies against exact values.
public enum Numerics {
    /// Returns the sine of an angle in radians.
    ///
    /// - Accuracy: 2 units in the last place for |x| below 10⁵; beyond, the argument reduction loses digits in proportion to |x|.
    public static func sin(_ x: Double) -> Double { sinAndCos(x).sin }

    /// Returns the cosine of an angle in radians.
    ///
    /// - Accuracy: The same as `sin`.
    public static func cos(_ x: Double) -> Double { sinAndCos(x).cos }

    /// Returns the tangent of an angle in radians.
    ///
    /// - Accuracy: 4 units in the last place, for the same angles as `sin`.
    public static func tan(_ x: Double) -> Double {
        let (sin, cos) = sinAndCos(x)
        return sin / cos
    }

    /// Returns sine and cosine of an angle in radians; NaN for an angle that is not finite.
    public static func sinAndCos(_ x: Double) -> (sin: Double, cos: Double) {
        guard x.isFinite else { return (.nan, .nan) }
        // The remainder keeps `quarter` within the range of `Int`. For angles of this size the reduction below is inexact anyway.
        let turns = abs(x) > 1e9 ? x.remainder(dividingBy: 2 * .pi) : x
        let quarter = (turns * (2 / .pi)).rounded()
        // Cody–Waite reduction: π/2 in three parts. The first two end in zero bits, so their products with a small `quarter` are exact.
        let rest = ((turns - quarter * 1.5707963267341256) - quarter * 6.077100506303966e-11) - quarter * 2.0222662487959506e-21
        let sine = sineNearZero(rest)
        let cosine = cosineNearZero(rest)
        // The quadrant, also for negative angles: two's complement makes `& 3` the remainder modulo 4.
        switch Int(quarter) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// Returns the angle of the direction (x, y) in -π...π, with the special cases of C's `atan2`.
    ///
    /// - Accuracy: 4 units in the last place.
    public static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        if y == 0 { return x.sign == .minus ? (y.sign == .minus ? -.pi : .pi) : y }
        if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
        if x.isInfinite && y.isInfinite {
            let angle = x > 0 ? Double.pi / 4 : 3 * .pi / 4
            return y > 0 ? angle : -angle
        }
        // Dividing the shorter by the longer side keeps the argument of the series in 0...1; the octant is restored afterwards.
        let steep = abs(y) > abs(x)
        let base = atanUpToOne(steep ? abs(x) / abs(y) : abs(y) / abs(x))
        let acute = steep ? .pi / 2 - base : base
        let angle = x < 0 ? .pi - acute : acute
        return y < 0 ? -angle : angle
    }

    /// Returns the angle in 0...π whose cosine is `x`.
    ///
    /// - Accuracy: 4 units in the last place.
    public static func acos(_ x: Double) -> Double { atan2(((1 - x) * (1 + x)).squareRoot(), x) }

    /// Returns the angle in -π/2...π/2 whose sine is `x`.
    ///
    /// - Accuracy: 4 units in the last place.
    public static func asin(_ x: Double) -> Double { atan2(x, ((1 - x) * (1 + x)).squareRoot()) }

    /// Returns e raised to the power `x`.
    ///
    /// - Accuracy: 2 units in the last place.
    public static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.78 { return .infinity }
        if x < -745.2 { return 0 }
        // x = power · ln 2 + r with |r| ≤ ln 2 / 2, so the result is 2^power · e^r.
        let power = (x * 1.4426950408889634).rounded()
        // ln 2 in two parts. The first ends in zero bits, so its product with `power` is exact.
        let r = (x - power * 0.6931471803691238) - power * 1.9082149292705877e-10
        let sum = series(in: r, exponentialTerms)
        // Two factors, because 2^power alone may overflow or lose bits as a subnormal number.
        let half = (power / 2).rounded(.towardZero)
        return sum * Double(sign: .plus, exponent: Int(half), significand: 1)
            * Double(sign: .plus, exponent: Int(power - half), significand: 1)
    }

    /// Returns the natural logarithm; -∞ at 0, NaN for negative numbers.
    ///
    /// - Accuracy: 3 units in the last place.
    public static func log(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x == 0 ? -.infinity : (x > 0 ? x : .nan) }
        var mantissa = x.significand
        var exponent = Double(x.exponent)
        // A mantissa between √½ and √2 keeps |s| below 0.172, where the series of 2·artanh(s) converges fast.
        if mantissa > 2.0.squareRoot() {
            mantissa /= 2
            exponent += 1
        }
        let s = (mantissa - 1) / (mantissa + 1)
        let square = s * s
        let sum = square * series(in: square, logarithmTerms)
        return exponent * 0.6931471803691238 + (exponent * 1.9082149292705877e-10 + 2 * (s + s * sum))
    }

    /// Returns `base` raised to the power `exponent`.
    ///
    /// - Parameter base: Zero or more; a negative base gives NaN.
    /// - Accuracy: A relative error of at most 2.3 · 10⁻¹⁶ times (1 + |exponent · ln base|).
    public static func pow(_ base: Double, _ exponent: Double) -> Double {
        if exponent == 0 { return 1 }
        if base == 0 { return exponent > 0 ? 0 : .infinity }
        return exp(exponent * log(base))
    }

    /// Returns the hyperbolic sine.
    ///
    /// - Accuracy: An absolute error of at most 4.5 · 10⁻¹⁶ times cosh(x); near 0 the relative error is therefore large.
    public static func sinh(_ x: Double) -> Double { (exp(x) - exp(-x)) / 2 }

    /// Returns the hyperbolic cosine.
    ///
    /// - Accuracy: 3 units in the last place.
    public static func cosh(_ x: Double) -> Double { (exp(x) + exp(-x)) / 2 }

    /// Returns the sine by its Taylor series, for |x| ≤ π/4.
    private static func sineNearZero(_ x: Double) -> Double {
        x * series(in: x * x, sineTerms)
    }

    /// Returns the cosine by its Taylor series, for |x| ≤ π/4.
    private static func cosineNearZero(_ x: Double) -> Double {
        series(in: x * x, cosineTerms)
    }

    /// Returns the arc tangent for 0...1.
    ///
    /// The angle is halved twice first, so that the series converges fast.
    private static func atanUpToOne(_ x: Double) -> Double {
        // The half-angle formula tan(α/2) = t / (1 + √(1 + t²)).
        func halved(_ t: Double) -> Double { t / (1 + (1 + t * t).squareRoot()) }
        let t = halved(halved(x))
        return 4 * t * series(in: t * t, arcTangentTerms)
    }

    /// Evaluates a polynomial by Horner's scheme, from the highest power down.
    ///
    /// Coefficients are constants, because divisions would dominate the time.
    @inline(__always)
    private static func series<let count: Int>(in x: Double, _ factors: InlineArray<count, Double>) -> Double {
        var sum = 0.0
        for index in factors.indices { sum = sum * x + factors[index] }
        return sum
    }

    /// The Taylor coefficients of sin(x)/x as a polynomial in x², highest power first.
    private static var sineTerms: InlineArray<10, Double> {
        [
            -1 / 121645100408832000.0, 1 / 355687428096000.0, -1 / 1307674368000.0, 1 / 6227020800.0, -1 / 39916800.0,
            1 / 362880.0, -1 / 5040.0, 1 / 120.0, -1 / 6.0, 1,
        ]
    }

    /// The Taylor coefficients of cos(x) as a polynomial in x², highest power first.
    private static var cosineTerms: InlineArray<10, Double> {
        [
            -1 / 6402373705728000.0, 1 / 20922789888000.0, -1 / 87178291200.0, 1 / 479001600.0, -1 / 3628800.0,
            1 / 40320.0, -1 / 720.0, 1 / 24.0, -1 / 2.0, 1,
        ]
    }

    /// The Taylor coefficients of eˣ, highest power first.
    private static var exponentialTerms: InlineArray<15, Double> {
        [
            1 / 87178291200.0, 1 / 6227020800.0, 1 / 479001600.0, 1 / 39916800.0, 1 / 3628800.0, 1 / 362880.0, 1 / 40320.0,
            1 / 5040.0, 1 / 720.0, 1 / 120.0, 1 / 24.0, 1 / 6.0, 1 / 2.0, 1, 1,
        ]
    }

    /// The coefficients of artanh(s)/s − 1 as a polynomial in s² without its constant term, highest power first.
    private static var logarithmTerms: InlineArray<11, Double> {
        [
            1 / 23.0, 1 / 21.0, 1 / 19.0, 1 / 17.0, 1 / 15.0, 1 / 13.0, 1 / 11.0, 1 / 9.0, 1 / 7.0, 1 / 5.0, 1 / 3.0,
        ]
    }

    /// The coefficients of arctan(t)/t as a polynomial in t², highest power first.
    private static var arcTangentTerms: InlineArray<14, Double> {
        [
            -1 / 27.0, 1 / 25.0, -1 / 23.0, 1 / 21.0, -1 / 19.0, 1 / 17.0, -1 / 15.0, 1 / 13.0, -1 / 11.0, 1 / 9.0,
            -1 / 7.0, 1 / 5.0, -1 / 3.0, 1,
        ]
    }
}
