import Foundation

/// Work for a later turn of a run loop.
package enum RunLoopTurn {
    /// Runs `work` on this thread's run loop when the present turn is over.
    ///
    /// `RunLoop.perform` rather than a dispatch queue: it also runs in a run loop that was started from within a block of the main queue.
    package static func afterThisOne(_ work: @escaping () -> Void) {
        // The work stays on the thread that asked for it.
        nonisolated(unsafe) let work = work
        RunLoop.current.perform(inModes: [.default, .common]) { unsafe work() }
    }
}
