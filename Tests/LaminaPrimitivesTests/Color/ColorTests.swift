import LaminaPrimitives
import Testing

@Suite struct ColorTests {
    /// Tests every value at which rounding changes, and the two floats next to it.
    @Test func channelsOfAPixelAreRoundedToNearestAndTiesAwayFromZero() {
        for half in 0...510 {
            let tie = Float(half) / 510
            for value in [tie.nextDown, tie, tie.nextUp] {
                let wanted = UInt32((max(0, min(1, value)) * 255).rounded())
                #expect(Color(red: value, green: 0, blue: 0).pixel == 0xFF00_0000 | wanted << 16)
                #expect(Color(red: 0, green: 0, blue: 1, alpha: value).pixel >> 24 == wanted)
            }
        }
    }

    @Test func nanAndOutOfGamutComponentsAreClamped() {
        #expect(Color(red: .nan, green: 2, blue: -1, alpha: .infinity).pixel == 0xFF00_FF00)
        #expect(Color(red: 1, green: 1, blue: 1, alpha: .nan).pixel == 0)
    }
}
