import LaminaConcurrency

/// The media clock of a process of tests, in which no time passes while code runs.
///
/// A picture at 1.5 s is the same on every run only if the test's code takes no time. So the clock stands still, and goes on in two ways:
///
///     advance(to:)          a snapshot is taken: all moments up to its time, in their order
///     a timer fires         the test waits in a run loop: the clock stands at that timer's moment then, and not at the time that it took
///
/// Moments are the `MediaTimer`s of Core Animation: begins and ends of animations, and ticks of the display. Timers and tasks of the app's own
/// follow the system's clock; `DrivenClock` drives them too, but needs the whole process.
///
/// The clock begins at 1,024 s and `align()` moves it to whole seconds. Floating-point numbers from 1,024 to 2,048 have one spacing, so that an
/// animation that begins 0.1 s later is rounded alike after each of them, and a picture does not depend on the tests that ran before.
package enum HeldClock {
    private static let state = Guarded<Double?>(nil)

    /// The media time, in seconds; nil while the clock is not held.
    package static var time: Double? { state.withLock { $0 } }

    /// Stops the media clock of the process.
    package static func hold() { state.withLock { $0 = $0 ?? 1024 } }

    /// Moves the clock to a time, which has no effect while it is not held or later already.
    package static func reach(_ time: Double) {
        state.withLock { if let now = $0, now < time { $0 = time } }
    }

    /// Moves the clock to the next whole second.
    package static func align() {
        guard let time else { return }
        reach(time.rounded(.up))
    }

    /// Moves the clock to a time and fires all timers up to then, each at its moment.
    ///
    /// - Parameter settle: Is called before the first timer and after each moment, for work that was put off; may add timers.
    package static func advance(to time: Double, settle: () -> Void) {
        MediaTimers.stop()
        defer { MediaTimers.start() }
        settle()
        var (moment, firings) = (-Double.infinity, 0)
        // Work that sets a timer for its own moment again and again is left to the next call.
        while let timer = MediaTimers.first, timer.time <= time, firings < mostFirings {
            firings = timer.time > moment ? 0 : firings + 1
            moment = max(moment, timer.time)
            timer.fire()
            settle()
        }
        reach(time)
        settle()
    }

    /// The most timers that fire at one moment.
    private static let mostFirings = 10_000
}
