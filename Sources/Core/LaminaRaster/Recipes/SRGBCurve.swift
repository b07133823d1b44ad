import LaminaPrimitives

/// The transfer function of sRGB, for straight colours.
///
/// - Source: IEC 61966-2-1. Values below 0 are mirrored, as in extended sRGB.
package enum SRGBCurve {
    /// The light of colours with 8 bits, which most are.
    private static let table: [Float] = (0...255).map { Float(light(Double($0) / 255)) }

    /// Returns the light of a colour; alpha stays.
    package static func decoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(decoded(color.x), decoded(color.y), decoded(color.z), color.w)
    }

    /// Returns the colour of a light; alpha stays.
    package static func encoded(_ light: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(encoded(light.x), encoded(light.y), encoded(light.z), light.w)
    }

    private static func decoded(_ value: Float) -> Float {
        let step = value * 255
        if step >= 0, step <= 255, step == step.rounded() { return table[Int(step)] }
        return Float(value < 0 ? -light(-Double(value)) : light(Double(value)))
    }

    private static func encoded(_ value: Float) -> Float {
        let light = Double(abs(value))
        let code = light <= 0.0031308 ? light * 12.92 : 1.055 * Numerics.pow(light, 1 / 2.4) - 0.055
        return Float(value < 0 ? -code : code)
    }

    private static func light(_ code: Double) -> Double {
        code <= 0.04045 ? code / 12.92 : Numerics.pow((code + 0.055) / 1.055, 2.4)
    }
}
