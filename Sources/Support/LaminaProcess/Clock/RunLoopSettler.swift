import CLaminaRuntime

/// Runs everything that is due at the driven clock's current instant.
///
/// A film asks for the picture at time t. Before it is drawn, all that the app does at t must have happened: timers, `asyncAfter`, `Task.sleep`,
/// the work that these hand to other threads, and what comes back to the main thread from there. Then the process *rests*, and the clock may go on.
///
///     clock at 1.0 s    timer A (due 1.0) ─▶ starts a task ─▶ thread 2 works ─▶ main.async ─▶ rest
///                       timer B (due 1.0, armed after A)                                      └▶ starts now
///     clock at 1.1 s    …
///
/// The work at one instant and its order are the same in every run, however busy the machine is: timers and tasks start one at a time, by deadline
/// and then by the order in which they were armed. The next one starts only after the work of the previous one has come to rest on all threads.
///
/// An idle turn of the main run loop is no proof of rest, because another thread may be about to hand over work; so the settler asks whether all
/// threads of the process sleep, and turns once more after the last one fell asleep. Two limits keep an app that never rests from stopping the
/// film: 10,000 steps at one instant, and a limited wait for a thread that computes without end.
///
/// Rejected: waiting for a short real time at each instant. A film of 600 frames would take as long as its waits, and a busy machine would change
/// it.
package struct RunLoopSettler {
    private let isTracking: @MainActor () -> Bool
    private let endOfTurn: @MainActor () -> Void

    /// Creates a settler for the process's driven clock.
    ///
    /// - Parameters:
    ///   - isTracking: Returns true when the next iteration of the main run loop belongs to the tracking mode.
    ///   - endOfTurn: Called after each iteration of the main run loop.
    package init(isTracking: @escaping @MainActor () -> Bool = { false }, endOfTurn: @escaping @MainActor () -> Void = {}) {
        self.isTracking = isTracking
        self.endOfTurn = endOfTurn
    }

    /// Runs the main run loop until nothing more is due.
    ///
    /// Work that triggers new work endlessly is interrupted after 10,000 steps and continues at the next instant. A thread that computes endlessly,
    /// or a timer whose owner does not react, is waited for only once and for a limited time.
    @MainActor package func settle() {
        var stepsLeft = Self.mostSteps
        var wait = RestWait()
        while stepsLeft > 0 {
            let happened = turn()
            if !happened {
                // An idle iteration proves nothing while other threads run, since they may still enqueue work for the main thread.
                guard wait.othersAreAtRest() else { continue }
                // The last thread may have enqueued work on the main queue just before it fell asleep.
                if !turn() && !lamina_clock_start_next() { return }
            }
            stepsLeft -= 1
        }
        startAllDue()
    }

    private static let mostSteps = 10_000

    /// Starts all work that is still due after `settle` has reached its limit of steps.
    ///
    /// Otherwise `DrivenClock.nextTimer` would stay at the current instant, and a caller that advances from deadline to deadline would loop for ever.
    private func startAllDue() {
        for _ in 0..<Self.mostSteps where !lamina_clock_start_next() { return }
    }

    /// Runs one iteration of the main run loop; returns true when something ran or was requested.
    @MainActor private func turn() -> Bool {
        let wakeups = lamina_wakeup_count()
        let handled = lamina_main_loop_turn(isTracking())
        endOfTurn()
        return handled || lamina_wakeup_count() != wakeups
    }
}
