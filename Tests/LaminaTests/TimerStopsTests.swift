import Testing

@testable import Lamina

@Suite struct TimerStopsTests {
    @Test func sparseTimersKeepTheirExactTimes() {
        var timerStops = TimerStops()
        for number in 0..<5000 {
            let due = Duration.microseconds(number * 50)
            #expect(timerStops.stop(for: due) == due)
        }
    }

    @Test(arguments: [1, 10, 100] as [Int64])
    func aNanosecondTimerStopsTheClockABoundedNumberOfTimes(interval: Int64) {
        var timerStops = TimerStops()
        var (now, stops) = (Duration.zero, 0)
        while now < .milliseconds(100), stops < 100_000 {
            now = timerStops.stop(for: now + .nanoseconds(interval))
            stops += 1
        }
        #expect(stops <= 11_000)
        #expect(now >= .milliseconds(100))
    }

    @Test func aTimerThatStaysDueDoesNotStopTheClock() {
        var timerStops = TimerStops()
        var now = Duration.zero
        for _ in 0..<5000 { now = max(now, timerStops.stop(for: .zero)) }
        #expect(now >= .milliseconds(40))
    }
}
