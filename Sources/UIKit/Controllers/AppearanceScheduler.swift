import Foundation

/// Schedules work for the time at which newly shown views are visible.
@MainActor
enum AppearanceScheduler {
    /// Runs `body` after the commit that shows new views: they are laid out then, and later changes of them animate.
    static func afterCommit(_ body: @escaping @MainActor () -> Void) {
        // The commit was scheduled on this run loop when the layer was added, so it runs before this block.
        RunLoop.current.perform(inModes: [.default, .common]) { MainActor.assumeIsolated(body) }
    }
}
