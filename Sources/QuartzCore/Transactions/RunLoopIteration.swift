import Foundation

/// Deferral of work to a later iteration of a run loop.
package enum RunLoopIteration {
    /// Runs `work` on this thread's run loop after the current iteration.
    ///
    /// Uses `RunLoop.perform` and not a dispatch queue, because it also works in a nested run loop that a block of the main queue has started.
    package static func performAfterCurrent(_ work: @escaping () -> Void) {
        // Safe because the work runs on the thread that passed it.
        nonisolated(unsafe) let work = work
        RunLoop.current.perform(inModes: [.default, .common]) { unsafe work() }
    }
}
