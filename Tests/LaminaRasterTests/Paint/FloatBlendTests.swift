import LaminaPrimitives
import LaminaRaster
import Testing

/// The blending of colours with more than 8 bits.
@Suite struct FloatBlendTests {
    private func floats(_ channels: [Double]) -> SIMD4<Float> { SIMD4(channels.map(Float.init)) }

    @Test(arguments: BlendMode.allCases)
    func twoColoursAreCombinedByTheFormula(mode: BlendMode) {
        var random = FixedRandom(seed: 17)
        let opaque: [Pixel] = [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF20_80C0]
        let pixels = opaque + random.pixels(20) + [0]
        var largest = 0.0
        for source in pixels {
            for under in pixels {
                let (a, b) = (BlendOracle.channels(source), BlendOracle.channels(under))
                let result = mode.combine(floats(a), onto: floats(b))
                for (index, expected) in BlendOracle.blend(a, b, mode).enumerated() { largest = max(largest, abs(Double(result[index]) - expected)) }
            }
        }
        #expect(largest < 1e-4)
    }
}
