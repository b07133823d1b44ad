import LaminaRun
import Testing

@Suite struct FrameRateTests {
    @Test(arguments: [("60", 60, 1), ("29.97", 2997, 100), ("30000/1001", 30000, 1001), ("0.5", 1, 2), ("12.5/0.5", 25, 1), ("1000", 1000, 1)])
    func aRateIsParsedAsAnExactFraction(text: String, numerator: Int, denominator: Int) throws {
        let rate = try #require(FrameRate(text))
        #expect(rate.numerator == numerator)
        #expect(rate.denominator == denominator)
    }

    @Test(arguments: ["", "0", "-1", "60fps", "1001", "1/0", "0.0001", "1e3", " 60", "60/", "/60", "1/2/3", "٣", "9999999"])
    func invalidRatesAreRefused(text: String) {
        #expect(FrameRate(text) == nil)
    }

    @Test func aFramesTimeIsExact() throws {
        let rate = try #require(FrameRate("30000/1001"))
        #expect(rate.time(ofFrame: 30000) == 1001)
        #expect(FrameRate(60).time(ofFrame: 90) == 1.5)
    }

    @Test func aDurationGivesTheNearestNumberOfFramesAndAtLeastOne() {
        #expect(FrameRate(60).frameCount(duration: 5) == 300)
        #expect(FrameRate(24).frameCount(duration: 0.1) == 2)
        #expect(FrameRate(24).frameCount(duration: 0) == 1)
    }
}
