import LaminaPrimitives

/// The grid of positions in radial and conic gradients, on which squares and quotients are exact enough.
///
/// The sum of two squares has twice the bits of a position, and a `Double` has 53. So positions are rounded to multiples of 2⁻¹² of a step between two
/// colours, after which the sum of squares is exact up to 8,192 steps, and its root in double precision lies on the same side of every whole number as
/// the true root. The rule in whole numbers gives the same indices then.
///
/// Rounding needs no instruction: a large number, the *anchor*, is added to the start of a row of positions, so that the last bit of each sum is the
/// grid's. The loops subtract it again.
///
///     anchor          1.5 · 2⁴⁰                            its last bit is 2⁻¹²
///     start           1.5 · 2⁴⁰ + 3.1416                   rounds to  1.5 · 2⁴⁰ + 12868 · 2⁻¹²
///     position 7      start + 7 · 0.3333 − anchor          is         22424 · 2⁻¹² = 5.4746
///
/// Rejected: single precision or fewer bits, which need no numbers of 64 bits on a device; with 2⁻⁵ of a step one of fifty pixels takes a
/// neighbouring colour.
enum CurveGrid {
    /// The fractional bits of a position in a radial gradient, whose unit is a step between two colours.
    static let radialBits = 12
    /// The fractional bits of a position in a conic gradient, whose unit is about a pixel.
    static let conicBits = 11
    /// The fewest fractional bits with which a gradient is computed in whole numbers.
    static let leastBits = 3
    /// The magnitude of a position in units of the grid up to which everything is exact.
    static let farthest = 1 << 26

    /// The number whose last bit is 2^−`bits`; sums with numbers below a third of it have the same last bit.
    static func anchor(bits: Int) -> Double { Double(sign: .plus, exponent: 52 - bits, significand: 1.5) }

    /// Returns the number of fractional bits with which positions of up to this magnitude are exact, at most `radialBits`.
    static func bits(upTo magnitude: Double) -> Int {
        guard magnitude > 1, magnitude.isFinite else { return radialBits }
        return max(0, min(radialBits, 24 - Int(magnitude.exponent)))
    }
}
