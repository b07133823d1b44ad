import CoreGraphics
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
        // A block that is added by another block does not wake the run loop, and would wait for the next event. A block of the main queue wakes it.
        if isMain { DispatchQueue.main.async {} }
    }

    /// Runs `work`, which notifies the app, on the main thread after the current iteration of its run loop.
    static func notify(_ work: @escaping () -> Void) {
        if isMain { performAfterCurrent(work) } else { performOnMain(work) }
    }

    /// Runs `work` on the main thread as soon as its run loop is idle.
    static func performOnMain(_ work: @escaping () -> Void) {
        // Safe because the calling thread does not use what it has passed any more.
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { unsafe work() }
    }

    /// Returns a function that any thread may call, and that runs work on the main thread, also in a nested run loop of this thread.
    static func mainPerformer() -> @Sendable (@escaping @Sendable () -> Void) -> Void {
        guard isMain else { return { performOnMain($0) } }
        // Safe because blocks may be added to a run loop from any thread.
        nonisolated(unsafe) let loop = RunLoop.current
        return { work in
            unsafe loop.perform(inModes: [.default, .common], block: work)
            // A block of a run loop does not wake its thread; one of the main queue does.
            DispatchQueue.main.async {}
        }
    }

    /// True on the thread of the main run loop.
    package static var isMain: Bool { MainThread.isCurrent }
}
