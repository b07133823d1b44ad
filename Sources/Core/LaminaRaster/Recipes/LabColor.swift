import LaminaPrimitives

/// Colours in CIE L*a*b*, whose distances are those that people see.
enum LabColor {
    /// Returns the distance of two colours in each channel, opaque.
    ///
    /// - Parameters: Premultiplied colours, whose channels are read as light.
    /// - Source: CIE 1976: the straight distance in L*a*b* for the white D65.
    static func distance(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> {
        guard first != second else { return SIMD4(0, 0, 0, 1) }
        let difference = lab(first.straight) - lab(second.straight)
        let distance = Float((difference * difference).sum().squareRoot())
        return SIMD4(distance, distance, distance, 1)
    }

    private static func lab(_ color: SIMD4<Float>) -> SIMD3<Double> {
        let (r, g, b) = (Double(color.x), Double(color.y), Double(color.z))
        let x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
        let z = curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func curve(_ value: Double) -> Double {
        value > 216 / 24389 ? Numerics.pow(value, 1 / 3) : value * 841 / 108 + 4 / 29
    }
}
