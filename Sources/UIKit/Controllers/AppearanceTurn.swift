import Foundation

/// Says that views are seen, when they are.
@MainActor
enum AppearanceTurn {
    /// Runs after the commit with which views come to the screen, so that they are laid out, and changes from then on animate.
    static func afterCommit(_ body: @escaping @MainActor () -> Void) {
        // The commit was arranged on this run loop when a layer was added, so it comes first.
        RunLoop.current.perform(inModes: [.default, .common]) { MainActor.assumeIsolated(body) }
    }
}
