import CLaminaRuntime
package import Foundation

/// The process's clock while it is advanced by hand, for films and tests.
///
/// There is one per process: all values of this type are the same clock. `Date`, `Timer`, `ContinuousClock`, `Task.sleep`
/// and `DispatchQueue.asyncAfter` follow it too.
///
/// In go instants, in the order in which a film needs them; out come the readings of all clocks of the process, and the deadlines of work that waits.
/// The app and the libraries under it are not changed: the C library's functions are interposed, and answer from one number, the driven time.
///
///     app, Foundation, Dispatch, Swift's tasks        film
///       │ clock_gettime    │ timerfd_settime            │ advance(to:)
///       ▼                  ▼                            ▼
///     driven time ◀──────────────────────────────── one number
///                        deadlines ──▶ nextTimer ──▶ stops on the way
///
/// Between two calls of `advance(to:)` no time passes, however long the app computes. At a stop, everything that is due is run by a `RunLoopSettler`.
/// The stops are the deadlines themselves and not the frames. With a timer at 40 ms, a film passes these times:
///
///     60 frames a second    16.7   33.3   40.0   50.0 ms
///     30 frames a second           33.3   40.0          66.7 ms
///
/// In both films the timer's `Date()` is exactly 40 ms after the start, so whatever the app does then is the same, and a film of fewer frames shows a
/// part of the frames of the other.
///
/// The wall clocks begin at the date that is passed to `begin(at:)`. The monotonic clocks begin at 1,000 s: small, so that media times in floating
/// point are precise, but large enough that times shortly before the start are positive. Clocks of processor time stay the system's. A window's
/// thread is exempt, because a display does not wait for the app's time. The main thread's own sleeps advance the clock to their end, because the
/// main thread is the one that advances it.
///
/// Rejected: one step of the clock for each frame, in which that timer would see 50 ms in one film and 66.7 ms in the other. A clock that apps must
/// ask in place of `Date`: libraries would keep the system's time, and a film would depend on the machine's speed.
package struct DrivenClock: Sendable {
    /// Stops the clocks of the process.
    ///
    /// From then on `Date()` is `start`. Must be called before the first timer is created.
    ///
    /// - Returns: `nil` when the clocks are already stopped.
    package static func begin(at start: Date) -> DrivenClock? {
        let nanoseconds = (start.timeIntervalSince1970 * 1e9).rounded()
        precondition(abs(nanoseconds) < 0x1p63, "the start lies outside the years 1677 to 2262")
        return lamina_clock_drive(Int64(nanoseconds)) ? DrivenClock() : nil
    }

    /// The process's clock while it is driven; nil while it is the system's.
    package static var current: DrivenClock? { lamina_clock_is_driven() ? DrivenClock() : nil }

    private init() {}

    /// Exempts the calling thread: its clocks, sleeps and random numbers remain the system's.
    ///
    /// Called on a window's thread, which serves a real display and must not stop with the app's clock.
    package static func exemptThisThread() { lamina_clock_exempt_this_thread() }

    /// The driven time that has passed since `begin(at:)`.
    package var elapsed: Duration { .nanoseconds(lamina_clock_now()) }

    /// The current time in the time base of `CACurrentMediaTime()`, in seconds.
    package var now: Double { mediaTime(at: elapsed) }

    /// The deadline of the earliest timer or sleeping task, since `begin(at:)`; `nil` when none waits.
    ///
    /// Valid only after settling, because requests may reach the clock by way of other threads.
    package var nextTimer: Duration? {
        let deadline = lamina_clock_next_deadline()
        return deadline < 0 ? nil : .nanoseconds(deadline)
    }

    /// Converts `elapsed` to the time base of `CACurrentMediaTime()`, in seconds.
    package func mediaTime(at elapsed: Duration) -> Double {
        Double(LAMINA_MONOTONIC_START + elapsed.wholeNanoseconds) / 1e9
    }

    /// Advances the clock to `elapsed` after its beginning, rounded down to nanoseconds; a time in the past has no effect.
    ///
    /// Work that becomes due on the way runs when a `RunLoopSettler` settles. So that all of it sees its own time, stop at every deadline:
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
