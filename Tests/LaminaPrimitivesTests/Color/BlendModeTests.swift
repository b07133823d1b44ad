import LaminaPrimitives
import Testing

@Suite struct BlendModeTests {
    /// The numbers are the raw values of `CGBlendMode` in Apple's header.
    @Test(
        arguments: [
            (BlendMode.normal, 0), (.multiply, 1), (.screen, 2), (.overlay, 3), (.darken, 4), (.lighten, 5), (.colorDodge, 6), (.colorBurn, 7),
            (.softLight, 8), (.hardLight, 9), (.difference, 10), (.exclusion, 11), (.hue, 12), (.saturation, 13), (.color, 14), (.luminosity, 15),
            (.clear, 16), (.copy, 17), (.sourceIn, 18), (.sourceOut, 19), (.sourceAtop, 20), (.destinationOver, 21), (.destinationIn, 22),
            (.destinationOut, 23), (.destinationAtop, 24), (.xor, 25), (.plusDarker, 26), (.plusLighter, 27),
        ] as [(BlendMode, Int32)])
    func rawValuesAreThoseOfCoreGraphics(mode: BlendMode, rawValue: Int32) {
        #expect(mode.rawValue == rawValue)
        #expect(BlendMode(rawValue: rawValue) == mode)
    }

    @Test func otherRawValuesAreInvalid() {
        #expect(BlendMode.allCases.count == 28)
        #expect(BlendMode(rawValue: -1) == nil)
        #expect(BlendMode(rawValue: 28) == nil)
    }
}
