import Foundation

/// Schedules work for the time at which newly shown views are visible.
@MainActor
package enum AppearanceScheduler {
    /// Runs `body` after the commit that shows new views.
    ///
    /// By then the views are laid out, and later changes of their properties can animate.
    package static func afterCommit(_ body: @escaping @MainActor () -> Void) {
        // The layer's addition scheduled the commit on this run loop, so the commit runs before this block.
        RunLoop.current.perform(inModes: [.default, .common]) { MainActor.assumeIsolated(body) }
    }
}
