import CLaminaRuntime
package import Foundation

/// The process's clock while it is advanced by hand, for films and tests.
///
/// It is one for the whole process: all values of this type are the same clock, which `Date`, `Timer`, `ContinuousClock`, `Task.sleep` and
/// `DispatchQueue.asyncAfter` follow too.
package struct DrivenClock: Sendable {
    /// Stops the clocks of the process, before the first timer is made; `Date()` is `start` from then on.
    ///
    /// - Returns: `nil` when they have been stopped before.
    package static func begin(at start: Date) -> DrivenClock? {
        let nanoseconds = (start.timeIntervalSince1970 * 1e9).rounded()
        precondition(abs(nanoseconds) < 0x1p63, "the start lies outside the years 1677 to 2262")
        return lamina_clock_drive(Int64(nanoseconds)) ? DrivenClock() : nil
    }

    private init() {}

    /// Leaves the calling thread's clocks and sleeps to the system, also while driven: for one that serves a device.
    package static func exemptThisThread() { lamina_clock_exempt_this_thread() }

    /// Time that has been let pass since the beginning.
    package var elapsed: Duration { .nanoseconds(lamina_clock_now()) }

    /// The present in the time base of `CACurrentMediaTime()`, seconds.
    package var now: Double { mediaTime(at: elapsed) }

    /// When the earliest timer or sleeping task is due, counted from the beginning; `nil` when none waits.
    ///
    /// To be asked after settling: what code has asked for may reach the clock through other threads.
    package var nextTimer: Duration? {
        let deadline = lamina_clock_next_deadline()
        return deadline < 0 ? nil : .nanoseconds(deadline)
    }

    /// `elapsed` in the time base of `CACurrentMediaTime()`, seconds.
    package func mediaTime(at elapsed: Duration) -> Double {
        Double(LAMINA_MONOTONIC_START + elapsed.wholeNanoseconds) / 1e9
    }

    /// Moves to the moment `elapsed` after the beginning, rounded down to nanoseconds; one in the past changes nothing.
    ///
    /// What becomes due on the way happens when a `RunLoopSettler` settles. So that each thing sees its own time, stop wherever something is due:
    ///
    ///     while let due = clock.nextTimer, due <= target {
    ///         clock.advance(to: due)
    ///         settler.settle()
    ///     }
    ///     clock.advance(to: target)
    package func advance(to elapsed: Duration) {
        lamina_clock_advance_to(elapsed.wholeNanoseconds)
    }
}

extension Duration {
    fileprivate var wholeNanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
