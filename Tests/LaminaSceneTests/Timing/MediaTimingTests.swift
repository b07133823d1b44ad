import LaminaScene
import Testing

@Suite struct MediaTimingTests {
    private func layer(begin: Double = 0, speed: Double = 1, offset: Double = 0) -> MediaTiming {
        var timing = MediaTiming()
        (timing.beginTime, timing.speed, timing.timeOffset) = (begin, speed, offset)
        return timing
    }

    @Test func timeIsConvertedFromAncestorsToDescendants() {
        let root = layer(begin: 1, speed: 2, offset: 3)
        let child = layer(begin: 6, speed: 4, offset: 5)
        #expect(layer(speed: 4, offset: 5).localTime(at: 10) == 45)
        #expect(child.localTime(at: 10) == 21)
        #expect(child.localTime(at: root.localTime(at: 10)) == 65)
    }

    @Test func timeIsConvertedFromDescendantsToAncestors() {
        let root = layer(begin: 1, speed: 2, offset: 3)
        let child = layer(begin: 6, speed: 4, offset: 5)
        #expect(root.parentTime(at: 10) == 4.5)
        #expect(root.parentTime(at: child.parentTime(at: 10)) == 3.125)
        #expect(layer(begin: 1, speed: 2, offset: 0.5).parentTime(at: 10) == 5.75)
    }

    @Test(arguments: [(7.0, 0.0), (8, 7), (10, 8)])
    func localTimeIsZeroBeforeTheBeginTime(parent: Double, own: Double) {
        #expect(layer(begin: 8, speed: 0.5, offset: 7).localTime(at: parent) == own)
    }

    @Test func pausedTimeIsItsOffsetAndConvertsBackToZero() {
        let paused = layer(begin: 8, speed: 0, offset: 7)
        #expect(paused.localTime(at: 10) == 7)
        #expect(paused.parentTime(at: 10) == 0)
    }

    @Test func convertingTimeThereAndBackIsTheIdentity() {
        let timing = layer(begin: 2, speed: 3, offset: 0.25)
        for time in stride(from: 2.0, to: 20, by: 0.37) {
            #expect(abs(timing.parentTime(at: timing.localTime(at: time)) - time) < 1e-12)
        }
    }

    @Test(arguments: [
        (1.0, 0.0, 0.0, false, 1.0), (1, 0, 0, true, 2), (1, 2, 0, true, 4), (1, 0, 5, false, 5), (1, 0, 4, true, 4),
        (1, .infinity, 0, false, .infinity), (1, Double(Float.greatestFiniteMagnitude), 0, false, .infinity),
        (2, 2.5, 0, false, 5), (0, .infinity, 0, false, 0), (-1, 2, 0, false, 0), (.nan, 2, 0, false, 0), (1, .nan, 0, true, 2),
        (.infinity, 0, 0, false, .infinity),
    ])
    func theActiveDurationIncludesAllRepeats(
        duration: Double, count: Double, total: Double, autoreverses: Bool, expected: Double
    ) {
        var timing = MediaTiming(duration: duration)
        (timing.repeatCount, timing.repeatDuration, timing.autoreverses) = (count, total, autoreverses)
        #expect(timing.activeDuration == expected)
    }
}
