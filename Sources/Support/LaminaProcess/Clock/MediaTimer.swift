package import Foundation

/// A timer for a moment of the media clock, which fires once.
///
/// It is a run-loop timer. While the media clock is held, that timer is also in the list of `MediaTimers`, and firing it moves the clock.
package final class MediaTimer {
    /// The moment, in seconds of the clock that set the timer.
    package let time: Double
    private let loop: RunLoop
    private let modes: [RunLoop.Mode]
    private let action: () -> Void
    private var timer: Timer?
    /// False once the timer has fired or was invalidated.
    package private(set) var isValid = true

    /// Creates a timer and adds it to the modes of a run loop.
    ///
    /// - Parameters:
    ///   - time: The moment; one in the past fires as soon as the run loop turns.
    ///   - now: The present, by the same clock.
    ///   - action: Is called on the run loop's thread.
    package init(at time: Double, now: Double, on loop: RunLoop, modes: [RunLoop.Mode], action: @escaping () -> Void) {
        (self.time, self.loop, self.modes, self.action) = (time, loop, modes, action)
        if HeldClock.time == nil || MediaTimers.add(self) { arm(now: now) }
    }

    deinit { timer?.invalidate() }

    /// Ends the timer without a call of its action.
    package func invalidate() {
        isValid = false
        disarm()
        MediaTimers.remove(self)
    }

    /// Ends the timer, moves the held clock to its moment, and calls its action.
    func fire() {
        guard isValid else { return }
        invalidate()
        HeldClock.reach(time)
        action()
    }

    /// Sets the run loop's timer.
    func arm(now: Double) {
        // Safe because the timer fires on the run loop's own thread.
        nonisolated(unsafe) weak let owner = self
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, time - now)), interval: 0, repeats: false) { _ in unsafe owner?.fire() }
        for mode in modes { loop.add(timer, forMode: mode) }
        self.timer = timer
    }

    /// Takes the run loop's timer away; the moment stays in the list.
    func disarm() {
        timer?.invalidate()
        timer = nil
    }
}

/// The timers that wait while the media clock is held, for the main thread.
///
/// While `HeldClock.advance` fires them in order, the run loop must not fire them by the system's clock, so it has none of them then.
enum MediaTimers {
    private struct Entry {
        weak var timer: MediaTimer?
        let time: Double
    }

    /// In the order in which they were set.
    ///
    /// Safe because timers of layers are set, fired and invalidated on the main thread while the clock is held.
    private nonisolated(unsafe) static var entries: [Entry] = []
    private nonisolated(unsafe) static var isStopped = false

    /// The timer with the earliest moment, and of several the one that was set first.
    static var first: MediaTimer? {
        unsafe entries.removeAll { $0.timer == nil }
        return unsafe entries.min { $0.time < $1.time }?.timer
    }

    /// Adds a timer; returns false while the run loop must not fire timers.
    static func add(_ timer: MediaTimer) -> Bool {
        unsafe entries.append(Entry(timer: timer, time: timer.time))
        return unsafe !isStopped
    }

    static func remove(_ timer: MediaTimer) { unsafe entries.removeAll { $0.timer === timer || $0.timer == nil } }

    /// Takes all timers from their run loops.
    static func stop() {
        unsafe isStopped = true
        for entry in unsafe entries { entry.timer?.disarm() }
    }

    /// Gives the timers back to their run loops.
    static func start() {
        unsafe isStopped = false
        guard let now = HeldClock.time else { return }
        for entry in unsafe entries { entry.timer?.arm(now: now) }
    }
}
