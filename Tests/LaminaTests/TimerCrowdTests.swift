import Testing

@testable import Lamina

@Suite struct TimerCrowdTests {
    @Test func sparseTimersKeepTheirExactTimes() {
        var crowd = TimerCrowd()
        for number in 0..<5000 {
            let due = Duration.microseconds(number * 50)
            #expect(crowd.stop(for: due) == due)
        }
    }

    @Test(arguments: [1, 10, 100] as [Int64])
    func aNanosecondTimerStopsTheClockABoundedNumberOfTimes(interval: Int64) {
        var crowd = TimerCrowd()
        var (now, stops) = (Duration.zero, 0)
        while now < .milliseconds(100), stops < 100_000 {
            now = crowd.stop(for: now + .nanoseconds(interval))
            stops += 1
        }
        #expect(stops <= 11_000)
        #expect(now >= .milliseconds(100))
    }

    @Test func aTimerThatStaysDueDoesNotStopTheClock() {
        var crowd = TimerCrowd()
        var now = Duration.zero
        for _ in 0..<5000 { now = max(now, crowd.stop(for: .zero)) }
        #expect(now >= .milliseconds(40))
    }
}
