import LaminaScene
import Testing

@Suite struct TimeChainTests {
    private func timeline(_ duration: Double, begin: Double = 0, speed: Double = 1, fill: FillMode = .removed) -> Timeline {
        var timing = MediaTiming(duration: duration)
        (timing.beginTime, timing.speed, timing.fillMode) = (begin, speed, fill)
        return Timeline(timing)
    }

    private func chain(_ group: Timeline, _ child: Timeline, curve: TimingFunction? = nil) -> TimeChain {
        TimeChain(groups: [TimeChain.Group(timeline: group, timingFunction: curve)], timeline: child)
    }

    @Test func childrenUseTheGroupsTime() {
        let fast = chain(timeline(2, speed: 2), timeline(2))
        #expect(fast.phase(at: 0.25)?.progress == 0.25)
        let delayed = chain(timeline(4, begin: 10), timeline(2, begin: 1))
        #expect(delayed.phase(at: 10.5) == nil)
        #expect(delayed.phase(at: 12)?.progress == 0.5)
    }

    @Test func theGroupTruncatesItsChildrenAndItsFillModeHoldsThem() {
        let held = chain(timeline(0.5, fill: .forwards), timeline(4))
        #expect(held.phase(at: 2)?.progress == 0.125)
        let gone = chain(timeline(0.5), timeline(4, fill: .forwards))
        #expect(gone.phase(at: 2) == nil)
    }

    @Test func aChildThatEndsInsideTheGroupUsesItsOwnFillMode() {
        #expect(chain(timeline(1, fill: .forwards), timeline(0.3, fill: .forwards)).phase(at: 2)?.progress == 1)
        #expect(chain(timeline(1, fill: .forwards), timeline(0.3)).phase(at: 0.5) == nil)
        #expect(chain(timeline(1, fill: .forwards), timeline(0.3)).phase(at: 2) == nil)
    }

    @Test func aChildIsActiveAtItsVeryEnd() {
        // Two children, one after the other, as a player of Lottie files makes them: both share the instant of 1.6683349337156614 s.
        let (group, half) = (timeline(4, fill: .both), 1.6683349337156614)
        #expect(chain(group, timeline(half, begin: half)).phase(at: 2 * half)?.progress == 1)
        #expect(chain(group, timeline(half, begin: half)).phase(at: 2 * half + 0.001) == nil)
        #expect(chain(group, timeline(half)).phase(at: half)?.progress == 1)
        #expect(chain(group, timeline(half, begin: half)).phase(at: half)?.progress == 0)
        let nested = TimeChain(
            groups: [group, timeline(half)].map { TimeChain.Group(timeline: $0, timingFunction: nil) }, timeline: timeline(half))
        #expect(nested.phase(at: half)?.progress == 1)
    }

    @Test func aChildThatEndsWithItsGroupIsHeldWithIt() {
        #expect(chain(timeline(1, fill: .forwards), timeline(1)).phase(at: 2)?.progress == 1)
    }

    @Test func theGroupsCurveEasesItsChildrensTime() {
        let bent = chain(timeline(1), timeline(1), curve: .easeIn)
        #expect(abs((bent.phase(at: 0.5)?.progress ?? 0) - 0.315357) < 1e-6)
    }

    @Test func aRepeatingGroupStartsItsChildrenAgain() {
        var timing = MediaTiming(duration: 1)
        timing.repeatCount = 3
        let repeated = chain(Timeline(timing), timeline(1))
        #expect(repeated.phase(at: 2.25)?.progress == 0.25)
        #expect(repeated.end == 3)
    }
}
