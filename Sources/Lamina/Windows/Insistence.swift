import Synchronization

/// Tells whether the user asks once more to close a window whose app does not answer.
final class Insistence: Sendable {
    /// How long an app may take to end, seconds.
    private static let patience = 1.0

    private let firstAsked = Mutex<Double?>(nil)

    /// - Parameter time: Seconds of any clock.
    /// - Returns: Whether the app has had its time since it was first asked.
    func isDue(at time: Double) -> Bool {
        firstAsked.withLock { first in
            guard let asked = first else {
                first = time
                return false
            }
            return time - asked >= Self.patience
        }
    }
}
