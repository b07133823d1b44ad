import Testing

@testable import LaminaProcess

struct DisplayRhythmTests {
    private static let rates: [(Double, Double)] = [
        (0, 60), (-5, 60), (60, 60), (120, 60), (59, 60), (46, 60), (44, 30), (35, 30), (30, 30), (26, 30), (25, 20), (20, 20), (18, 20),
        (15, 15), (10, 10), (1, 1), (0.5, 0.5),
    ]

    @Test(arguments: rates)
    func aPreferredRateBecomesTheNearestDivisorOfTheDisplaysRate(wish: Double, rate: Double) {
        #expect(abs(1 / DisplayRhythm(wish: wish, maximum: 60).interval - rate) < 1e-9)
    }

    @Test func ticksAreMultiplesOfTheInterval() {
        let rhythm = DisplayRhythm(maximum: 60)
        #expect(rhythm.tick(after: 0) == 1.0 / 60)
        #expect(rhythm.tick(after: 10.001) == 601 * (1.0 / 60))
        #expect(rhythm.tick(until: 10.001) == 600 * (1.0 / 60))
    }

    @Test func aTickJustBeforeItsTimeIsNotDeliveredTwice() {
        let rhythm = DisplayRhythm(maximum: 60)
        #expect(rhythm.tick(after: 1 - 1e-6) == 61 * (1.0 / 60))
        #expect(rhythm.tick(until: 1 - 1e-6) == 60 * (1.0 / 60))
    }

    @Test(arguments: [0, 9, 1001, -60, Double.nan, .infinity])
    func aRateThatNoDisplayHasIsIgnored(rate: Double) {
        DisplayRhythm.maximumRate = rate
        #expect(DisplayRhythm.maximumRate >= 60)
    }
}
