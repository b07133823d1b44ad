package import Foundation

/// Calls a closure from the main queue after a time, once or again and again, until it is invalidated or deallocated; the driven clock moves it.
package final class StandInTimer {
    private let interval: TimeInterval
    private let repeats: Bool
    private let body: () -> Void
    private var isValid = true

    /// Starts a timer.
    ///
    /// - Parameter interval: The time before each call, in seconds.
    package init(_ interval: TimeInterval, repeats: Bool, _ body: @escaping () -> Void) {
        self.interval = max(0, interval)
        self.repeats = repeats
        self.body = body
        wait()
    }

    /// Ends the calls.
    package func invalidate() { isValid = false }

    private func wait() { StandIn.answer(after: interval) { [weak self] in self?.fire() } }

    private func fire() {
        guard isValid else { return }
        if repeats { wait() }
        body()
    }
}
