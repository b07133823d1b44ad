import LaminaScene
import Testing

@Suite struct TimelineTests {
    private func timeline(_ duration: Double, _ change: (inout MediaTiming) -> Void = { _ in }) -> Timeline {
        var timing = MediaTiming(duration: duration)
        change(&timing)
        return Timeline(timing)
    }

    @Test func aDelayedAnimationShowsNothingOutsideByDefault() {
        let delayed = timeline(1.5) { $0.beginTime = 1 }
        #expect(delayed.shown(at: 0.5) == nil)
        #expect(delayed.shown(at: 1)?.progress == 0)
        #expect(delayed.shown(at: 1.75)?.progress == 0.5)
        #expect(delayed.shown(at: 2.5) == nil)
        #expect(delayed.phase(at: 0.5).stage == .before)
        #expect(delayed.phase(at: 2.5).stage == .after)
    }

    @Test(
        arguments: [
            (FillMode.removed, nil, nil), (.forwards, nil, 1.0), (.backwards, 0.0, nil), (.both, 0, 1),
        ] as [(FillMode, Double?, Double?)])
    func fillModesDetermineTheValueOutsideTheActiveTime(fill: FillMode, before: Double?, after: Double?) {
        let delayed = timeline(1.5) { ($0.beginTime, $0.fillMode) = (1, fill) }
        #expect(delayed.shown(at: 0.5)?.progress == before)
        #expect(delayed.shown(at: 3)?.progress == after)
    }

    @Test(arguments: [.leastNonzeroMagnitude, 1e-308, 1e-100, 1e-12, 1e-9], [0, 1e6, 1e38, .infinity])
    func repeatsOfAnyLengthHaveAProgress(duration: Double, repeats: Double) {
        for (repeatDuration, reverses) in [(0.0, false), (5.0, false), (5.0, true), (1e300, true)] {
            let repeated = timeline(duration) {
                ($0.repeatCount, $0.repeatDuration, $0.autoreverses, $0.fillMode) = (repeats, repeatDuration, reverses, .both)
            }
            for time in [-1, 0, .leastNormalMagnitude, 1e-9, 0.3, 5, 1e10, 1e305] {
                let progress = repeated.phase(at: time).progress
                #expect((0...1).contains(progress), "\(duration) \(repeats) \(repeatDuration) \(time): \(progress)")
            }
        }
    }

    @Test func aRepeatsEndIsTheNextStartExceptForTheLast() {
        let thrice = timeline(1) { ($0.beginTime, $0.repeatCount) = (10, 3) }
        #expect(thrice.phase(at: 11).progress == 0)
        #expect(thrice.phase(at: 11).cycle == 1)
        #expect(thrice.phase(at: 13).progress == 1)
        #expect(thrice.phase(at: 13).cycle == 2)
        #expect(thrice.phase(at: 13).stage == .after)
    }

    @Test(arguments: [0.1, 0.3, 0.7, 1.1])
    func roundingDoesNotAddARepeat(duration: Double) {
        for count in 1...40 {
            let repeated = timeline(duration) { $0.repeatCount = Double(count) }
            #expect(repeated.phase(at: repeated.end).cycle == count - 1)
            #expect(repeated.phase(at: repeated.end).progress == 1)
            let cut = timeline(duration) { $0.repeatDuration = duration * Double(count) }
            #expect(cut.phase(at: cut.end).progress == 1)
        }
    }

    @Test func anAutoreversingRepeatRunsForwardsAndBackwards() {
        let twice = timeline(1) { ($0.beginTime, $0.repeatCount, $0.autoreverses) = (10, 2, true) }
        #expect(twice.phase(at: 12.25).progress == 0.25)
        #expect(twice.phase(at: 12.25).cycle == 1)
        #expect(twice.phase(at: 11.25).progress == 0.75)
        #expect(twice.phase(at: 11.25).isReversed)
        #expect(twice.phase(at: 14).progress == 0)
        #expect(twice.end == 14)
    }

    @Test func theReversedRunMirrorsTheForwardRun() {
        let reversing = timeline(1) { $0.autoreverses = true }
        for step in 0...16 {
            let time = Double(step) / 16
            #expect(reversing.phase(at: 1 + time).progress == reversing.phase(at: 1 - time).progress)
        }
    }

    @Test func aRepeatDurationTruncatesARepeatAndFillHoldsItsValue() {
        let cut = timeline(1.5) { ($0.repeatDuration, $0.fillMode) = (2, .forwards) }
        #expect(abs(cut.phase(at: 1.75).progress - 1.0 / 6) < 1e-12)
        #expect(abs((cut.shown(at: 2)?.progress ?? 0) - 1.0 / 3) < 1e-12)
        #expect(timeline(1) { $0.repeatDuration = 2.5 }.phase(at: 2.25).progress == 0.25)
    }

    @Test func aFractionalRepeatCountEndsInsideARepeat() {
        let cut = timeline(1) { ($0.repeatCount, $0.fillMode) = (1.5, .forwards) }
        #expect(cut.end == 1.5)
        #expect(cut.shown(at: 9)?.progress == 0.5)
    }

    @Test func speedShortensTheTime() {
        let double = timeline(3) { $0.speed = 2 }
        #expect(double.phase(at: 0.75).progress == 0.5)
        #expect(double.phase(at: 1.5).stage == .after)
        #expect(double.end == 1.5)
    }

    @Test func aTimeOffsetInsideTheRepeatsPlaysTheSkippedPartAtTheEnd() {
        let shifted = timeline(3) { $0.timeOffset = 1 }
        #expect(abs(shifted.phase(at: 0).progress - 1.0 / 3) < 1e-12)
        #expect(abs(shifted.phase(at: 2.5).progress - 1.0 / 6) < 1e-12)
        #expect(shifted.end == 3)
    }

    @Test func aTimeOffsetOutsideTheRepeatsShiftsThem() {
        let late = timeline(2) { $0.timeOffset = -1 }
        #expect(late.begin == 1)
        #expect(late.end == 3)
        #expect(late.phase(at: 2).progress == 0.5)
        #expect(timeline(2) { $0.timeOffset = 5 }.phase(at: 0).stage == .after)
    }

    @Test func zeroSpeedShowsTheTimeOffsetForever() {
        let scrubbed = timeline(2) { ($0.speed, $0.timeOffset) = (0, 0.5) }
        #expect(scrubbed.phase(at: 1000).progress == 0.25)
        #expect(scrubbed.phase(at: 1000).stage == .active)
        #expect(scrubbed.end == .infinity)
        #expect(scrubbed.nextChange(after: 0) == .infinity)
        #expect(timeline(2) { ($0.speed, $0.timeOffset) = (0, 2) }.shown(at: 5)?.progress == 1)
    }

    @Test func negativeSpeedRunsFromTheOffsetToZero() {
        let backwards = timeline(2) { ($0.speed, $0.timeOffset, $0.fillMode) = (-1, 2, .both) }
        #expect(backwards.phase(at: 0).progress == 1)
        #expect(backwards.phase(at: 1).progress == 0.5)
        #expect(backwards.phase(at: 2).stage == .after)
        #expect(backwards.shown(at: 2)?.progress == 0)
        #expect(backwards.shown(at: -1)?.progress == 1)
    }

    @Test func anEndlessAnimationNeverEnds() {
        let endless = timeline(1) { $0.repeatCount = .infinity }
        #expect(endless.end == .infinity)
        #expect(endless.phase(at: 1_000_000.25).progress == 0.25)
        #expect(endless.nextChange(after: 7) == 7)
        #expect(timeline(.infinity).phase(at: 12).time == 12)
    }

    @Test func nothingChangesBeforeTheBeginningOrAfterTheEnd() {
        let delayed = timeline(1) { $0.beginTime = 5 }
        #expect(delayed.nextChange(after: 2) == 5)
        #expect(delayed.nextChange(after: 5.5) == 5.5)
        #expect(delayed.nextChange(after: 6) == .infinity)
    }

    @Test func everyInputGivesANumericPhase() {
        let odd = [Double.nan, .infinity, -.infinity, 0, -1, 1e300, 0.5]
        for first in odd {
            for second in odd {
                for time in odd {
                    let strange = timeline(first) { ($0.beginTime, $0.speed, $0.repeatCount) = (second, first, second) }
                    let stranger = timeline(second) { ($0.timeOffset, $0.repeatDuration, $0.autoreverses) = (first, second, true) }
                    for phase in [strange.phase(at: time), stranger.phase(at: time)] {
                        #expect((0...1).contains(phase.progress))
                        #expect(!phase.time.isNaN)
                    }
                }
            }
        }
    }
}
