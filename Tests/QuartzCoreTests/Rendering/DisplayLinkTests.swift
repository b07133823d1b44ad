import Foundation
import LaminaProcess
import QuartzCore
import Testing

/// Display links in a run-loop mode of their own, so that no other source fires.
@MainActor struct DisplayLinkTests {
    private let mode = RunLoop.Mode("lamina.tests.link")

    /// Runs the run loop until `condition` holds.
    ///
    /// A timer does not make Foundation's run loop return, so each run has a short limit.
    private func run(until condition: () -> Bool) {
        for _ in 0..<1000 where !condition() { _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.005)) }
    }

    @Test(arguments: [(60.0, 26.0, 30.0), (60, 35, 30), (120, 60, 60), (120, 40, 40), (60, 0, 60), (60, 90, 60)])
    func aPreferredRateBecomesTheNearestDivisorOfTheDisplaysRate_display_link_001_004(maximum: Double, wish: Double, rate: Double) {
        #expect(abs(1 / DisplayRhythm(wish: wish, maximum: maximum).interval - rate) < 1e-9)
    }

    @Test func ticksOccurAtMultiplesOfTheDisplaysInterval() {
        var ticks: [(time: Double, target: Double)] = []
        let link = CADisplayLink { ticks.append(($0.timestamp, $0.targetTimestamp)) }
        #expect(link.timestamp == 0)
        #expect(link.targetTimestamp == 0)
        link.add(to: .current, forMode: mode)
        run { ticks.count >= 3 }
        link.invalidate()
        #expect(ticks.count >= 3)
        #expect(link.duration == 1.0 / 60)
        for tick in ticks {
            #expect(abs(tick.time * 60 - (tick.time * 60).rounded()) < 1e-6)
            #expect(abs(tick.target - tick.time - 1.0 / 60) < 1e-9)
        }
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.time < $1.time })
    }

    @Test func aPreferredRateSkipsTicks() {
        var ticks: [Double] = []
        let link = CADisplayLink { ticks.append($0.timestamp) }
        link.preferredFramesPerSecond = 29
        link.add(to: .current, forMode: mode)
        run { ticks.count >= 2 }
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-9)
        link.preferredFramesPerSecond = 0
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 20) < 1e-9)
        link.invalidate()
        for tick in ticks { #expect(abs(tick * 30 - (tick * 30).rounded()) < 1e-6) }
    }

    /// Ticks of a link of one frame a second are whole seconds; of two ticks of the display one after the other, at most one is.
    @Test(arguments: [false, true])
    func aChangedRateCountsFromTheNextTickOn(isRange: Bool) {
        var ticks: [Double] = []
        for count in 1...2 {
            let link = CADisplayLink { ticks.append($0.timestamp) }
            link.preferredFramesPerSecond = 1
            link.add(to: .current, forMode: mode)
            let range = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 60)
            if isRange { link.preferredFrameRateRange = range } else { link.preferredFramesPerSecond = 60 }
            run { ticks.count == count }
            link.invalidate()
        }
        #expect(ticks.count == 2 && ticks.contains { abs($0 - $0.rounded()) > 1e-6 })
    }

    @Test func pausedAndUnscheduledLinksHaveNoTimer() {
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        link.isPaused = true
        link.add(to: .current, forMode: mode)
        #expect(!RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 1)))
        #expect(count == 0)
        link.isPaused = false
        run { count >= 1 }
        link.remove(from: .current, forMode: mode)
        let before = count
        #expect(before >= 1)
        #expect(!RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 1)))
        #expect(count == before)
    }

    @Test func aRunLoopRetainsItsLinkUntilInvalidation() {
        weak var link: CADisplayLink?
        var count = 0
        do {
            let made = CADisplayLink { _ in count += 1 }
            made.add(to: .current, forMode: mode)
            link = made
        }
        run { count >= 1 }
        #expect(link != nil)
        link?.invalidate()
        #expect(link == nil)
    }

    @Test func anInvalidatedLinkNeverTicksAgain() {
        var count = 0
        let link = CADisplayLink { link in
            count += 1
            link.invalidate()
        }
        link.add(to: .current, forMode: mode)
        run { count == 1 }
        link.add(to: .current, forMode: mode)
        #expect(!RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 1)))
        #expect(count == 1)
    }

    @available(*, deprecated)
    @Test func aFrameIntervalIsAPreferredRate() {
        let link = CADisplayLink { _ in }
        #expect(link.frameInterval == 1 && link.preferredFramesPerSecond == 0)
        link.frameInterval = 2
        #expect(link.frameInterval == 2 && link.preferredFramesPerSecond == 30)
        link.preferredFramesPerSecond = 15
        #expect(link.frameInterval == 4)
        link.frameInterval = -1
        #expect(link.frameInterval == 1 && link.preferredFramesPerSecond == 0)
        link.frameInterval = 1000
        #expect(link.preferredFramesPerSecond == 1)
    }
}
