/// Chooses the times at which the driven clock stops for timers, so that repeating timers with intervals near 0 cannot halt it.
///
/// In each interval of 10 ms, the first 1,000 timers get a stop of their own; all later ones share one stop at its end. A timer can thus fire
/// every 10 µs, ten times as often as Foundation fires one with an interval of 0.
struct TimerStops {
    private static let interval = Duration.milliseconds(10)
    private static let mostStops = 1000

    /// The index of the interval in which the clock stopped last.
    private var number = -1
    private var count = 0

    /// Returns the time at which to stop for a timer that is due at `due`: `due` itself, or a later time when the interval has all its stops.
    mutating func stop(for due: Duration) -> Duration {
        let current = max(number, Int(due / Self.interval))
        if current > number { (number, count) = (current, 0) }
        count += 1
        guard count > Self.mostStops else { return due }
        // The clock advances to the next interval, even when timers remain due at the same time.
        (number, count) = (current + 1, 0)
        return max(due, Self.interval * number)
    }
}
