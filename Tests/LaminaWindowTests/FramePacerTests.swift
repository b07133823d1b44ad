import Testing

@testable import LaminaWindow

/// The times at which a window draws, on a display with sixty refreshes per second, at whole multiples of 1/60 s.
struct FramePacerTests {
    private let tick = 1.0 / 60

    @Test func nothingIsDrawnWhileNothingChanges() {
        #expect(FramePacer(rate: 60).nextFrame(hasUnshownChange: false, nextChange: .infinity, now: 5) == .infinity)
    }

    @Test func changesAreDrawnImmediatelyAtMostOncePerTick() {
        var pacer = FramePacer(rate: 60)
        #expect(pacer.nextFrame(hasUnshownChange: true, nextChange: .infinity, now: 5.001) == 5.001)
        _ = pacer.draw(at: 5.001, commitTime: 5)
        #expect(abs(pacer.nextFrame(hasUnshownChange: true, nextChange: .infinity, now: 5.002) - (5 + tick)) < 1e-9)
        #expect(pacer.nextFrame(hasUnshownChange: true, nextChange: .infinity, now: 5.02) == 5.02)
    }

    @Test func movingContentIsDrawnAtEachTick() {
        var pacer = FramePacer(rate: 60)
        _ = pacer.draw(at: 5.001, commitTime: 5)
        #expect(abs(pacer.nextFrame(hasUnshownChange: false, nextChange: 5.002, now: 5.002) - (5 + tick)) < 1e-9)
    }

    @Test(arguments: [(30.0, 2.0), (26, 2), (25, 3), (20, 3), (1, 60), (60, 1), (120, 1)])
    func animationsThatNeedFewerFramesAreDrawnAtTheNearestRateOfTheDisplay(rate: Double, ticks: Double) {
        var pacer = FramePacer(rate: 60)
        _ = pacer.draw(at: 5.001, commitTime: 5)
        let change = pacer.nextChange(after: 5, atRate: rate)
        #expect(abs(pacer.nextFrame(hasUnshownChange: false, nextChange: change, now: 5.002) - (5 + ticks * tick)) < 1e-9)
        // Something new is shown at once all the same.
        #expect(abs(pacer.nextFrame(hasUnshownChange: true, nextChange: change, now: 5.002) - (5 + tick)) < 1e-9)
    }

    @Test func thePacerWaitsForTheNextChange() {
        var pacer = FramePacer(rate: 60)
        _ = pacer.draw(at: 5.001, commitTime: 5)
        #expect(abs(pacer.nextFrame(hasUnshownChange: false, nextChange: 7.001, now: 5.002) - (7 + tick)) < 1e-9)
    }

    @Test func framesShowTheTimeOfTheirTickButNotBeforeTheCommit() {
        var pacer = FramePacer(rate: 60)
        #expect(pacer.draw(at: 5.003, commitTime: 4) == 5)
        #expect(pacer.draw(at: 5.003, commitTime: 5.002) == 5.002)
    }

    @Test func aFastDisplayGetsMoreFrames() {
        var pacer = FramePacer(rate: 120)
        #expect(pacer.draw(at: 1, commitTime: 0) == 1)
        #expect(abs(pacer.nextFrame(hasUnshownChange: true, nextChange: .infinity, now: 1) - (1 + 1.0 / 120)) < 1e-9)
    }
}
