import LaminaMarkup
import Testing

@Suite struct NumberTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-3, "-3"), (0.5, "0.5"), (0.1 + 0.2, "0.30000000000000004"), (1e300, "1e+300"), (.infinity, "inf"),
        (-.infinity, "-inf"),
    ])
    func aNumberIsWrittenInItsShortestForm(number: Double, text: String) {
        #expect(number.camlText == text)
        #expect(Double(caml: text) == number)
    }

    @Test(arguments: ["", " ", "one", "1 2", "1,5", "0x", "\u{661}", "\u{FF11}", "--1", "1e"])
    func aTextThatIsNoNumberIsRefused(text: String) {
        #expect(Double(caml: text) == nil)
    }

    @Test(arguments: ["inf", "+inf", "INFINITY", "Infinity"])
    func infinityIsReadWithAndWithoutASignAndInAnyCase(text: String) {
        #expect(Double(caml: text) == .infinity)
    }

    @Test func aListOfNumbersHasBlanksLineBreaksOrCommas() {
        #expect(CAMLNumbers.read("1 2\n3, 4,5") == [1, 2, 3, 4, 5])
        #expect(CAMLNumbers.read("  ") == [])
        #expect(CAMLNumbers.read("1 two") == nil)
        #expect(CAMLNumbers.read("0 0 10 20", count: 4) == [0, 0, 10, 20])
        #expect(CAMLNumbers.read("0 0 10", count: 4) == nil)
        #expect(CAMLNumbers.text([0, 0.5, -2]) == "0 0.5 -2")
    }

    /// Random bits of numbers: ordinary, tiny, huge.
    @Test func everyFiniteNumberReadsBackAsItself() {
        var bits: UInt64 = 0x9E37_79B9_7F4A_7C15
        for _ in 0..<2_000 {
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let number = Double(bitPattern: bits)
            guard number.isFinite else { continue }
            #expect(Double(caml: number.camlText) == number)
        }
    }
}
