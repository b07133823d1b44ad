import CLaminaRuntime

/// Lets everything happen that is to happen at the driven clock's present instant.
///
/// What happens at one instant, and in which order, is the same in each run, however busy the machine: timers and tasks start one at a time, in the order
/// of their deadlines and then of their arming, and the next one starts only when the last one's work has come to rest on all threads.
package struct RunLoopSettler {
    private let endOfTurn: @MainActor () -> Void

    /// Creates a settler for the process's driven clock.
    ///
    /// - Parameter endOfTurn: Called after each turn of the main run loop.
    package init(endOfTurn: @escaping @MainActor () -> Void = {}) {
        self.endOfTurn = endOfTurn
    }

    /// Runs the main run loop until nothing more happens.
    ///
    /// Work that brings forth new work for ever is left at 10,000 steps; it goes on at the next instant. A thread that computes for ever, or a timer that
    /// nobody listens to, is waited for once and for a bounded time.
    @MainActor package func settle() {
        var stepsLeft = Self.mostSteps
        var wait = RestWait()
        while stepsLeft > 0 {
            let happened = turn()
            if !happened {
                guard wait.othersAreAtRest() else { continue }
                // Their last act may have been a call to the main queue.
                if !turn() && !lamina_clock_start_next() { return }
            }
            stepsLeft -= 1
        }
        startAllDue()
    }

    private static let mostSteps = 10_000

    /// Leaves nothing due, so that whoever advances the clock from deadline to deadline gets on.
    private func startAllDue() {
        for _ in 0..<Self.mostSteps where !lamina_clock_start_next() { return }
    }

    /// Runs the main run loop once, and says whether something happened or was asked for.
    @MainActor private func turn() -> Bool {
        let wakeups = lamina_wakeup_count()
        let handled = lamina_main_loop_turn()
        endOfTurn()
        return handled || lamina_wakeup_count() != wakeups
    }
}
