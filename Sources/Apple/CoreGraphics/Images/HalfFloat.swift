/// Conversions of 16-bit floating-point numbers, given by their bits.
///
/// Swift's `Float16` calls the C library on processors without such numbers, and its results would depend on that library.
///
/// - Source: IEEE 754-2019, binary16: 1 sign bit, 5 exponent bits, 10 bits of the significand.
enum HalfFloat {
    /// Returns the value of a half-precision number, exactly.
    static func value(_ bits: UInt16) -> Double {
        let exponent = Int(bits >> 10 & 0x1F)
        let fraction = Double(bits & 0x3FF) / 1024
        let magnitude: Double =
            switch exponent {
            case 0: fraction * 0x1p-14
            case 31: fraction == 0 ? .infinity : .nan
            default: Double(sign: .plus, exponent: exponent - 15, significand: 1 + fraction)
            }
        return bits >> 15 == 1 ? -magnitude : magnitude
    }

    /// Returns the bits of the nearest number, the even one of two; infinite above 65,519.
    static func bits(_ value: Double) -> UInt16 {
        let sign: UInt16 = value.sign == .minus ? 0x8000 : 0
        let magnitude = abs(value)
        guard !value.isNaN else { return 0x7E00 }
        guard magnitude < 65_520 else { return sign | 0x7C00 }
        // Below the smallest normal number all numbers are multiples of 2⁻²⁴, and the exponent field is 0. A significand that rounds up to 1024 there,
        // or to 2048 above, carries into the exponent field, which is the next number.
        guard magnitude >= 0x1p-14 else { return sign | UInt16((magnitude * 0x1p24).rounded(.toNearestOrEven)) }
        let exponent = Int(magnitude.exponent)
        let steps = Int((magnitude.significand * 1024).rounded(.toNearestOrEven))
        return sign | UInt16((exponent + 15) << 10 + (steps - 1024))
    }
}
