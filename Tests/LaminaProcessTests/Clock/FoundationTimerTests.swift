import Foundation
import LaminaProcess
import Testing

struct FoundationTimerTests {
    /// An object that a timer's closure captures.
    private final class Held: Sendable {}

    @Test(arguments: [1.0, 60])
    func aTimerWithAnIntervalFirstFiresAfterIt(interval: Double) {
        let before = Date()
        let timer = Timer(timeInterval: interval, repeats: true) { _ in }
        #expect(timer.fireDate >= before.addingTimeInterval(interval))
        #expect(timer.fireDate <= Date(timeIntervalSinceNow: interval))
        #expect(timer.timeInterval == interval)
        timer.invalidate()
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e300])
    func timersAcceptAnyInterval(interval: Double) {
        let timer = Timer(timeInterval: interval, repeats: false) { _ in }
        #expect(timer.fireDate.timeIntervalSinceNow > -10)
        timer.invalidate()
    }

    @Test func anInvalidatedTimerReleasesItsClosure() {
        weak var seen: Held?
        do {
            let held = Held()
            seen = held
            let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in withExtendedLifetime(held) {} }
            RunLoop.current.add(timer, forMode: .common)
            timer.invalidate()
        }
        #expect(seen == nil)
    }

    @Test func aFiredTimerReleasesItsClosure() {
        weak var seen: Held?
        do {
            let held = Held()
            seen = held
            let timer = Timer(fire: .distantPast, interval: 0, repeats: false) { _ in withExtendedLifetime(held) {} }
            RunLoop.current.add(timer, forMode: RunLoop.Mode("test"))
        }
        #expect(seen != nil)
        _ = RunLoop.current.run(mode: RunLoop.Mode("test"), before: .distantPast)
        #expect(seen == nil)
    }
}
