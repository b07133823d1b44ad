/// Chooses the moments at which the driven clock stops for timers, so that repeating timers of almost no interval do not stop time.
///
/// Each timer gets its own moment until `mostStops` of them fell into one interval of time; the others of that interval share its end. With 1,000
/// stops in 10 ms a timer fires at most every 10 µs, ten times as often as Foundation lets one with an interval of 0.
struct TimerCrowd {
    private static let interval = Duration.milliseconds(10)
    private static let mostStops = 1000

    /// The interval of the last stop.
    private var number = -1
    private var count = 0

    /// The moment at which to stop for what is due at a moment, that moment or a later one.
    mutating func stop(for due: Duration) -> Duration {
        let current = max(number, Int(due / Self.interval))
        if current > number { (number, count) = (current, 0) }
        count += 1
        guard count > Self.mostStops else { return due }
        // Time goes on even if what is due stays due.
        (number, count) = (current + 1, 0)
        return max(due, Self.interval * number)
    }
}
