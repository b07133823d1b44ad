import LaminaConcurrency

/// Recognises a repeated request to close a window whose app has not ended after the first one.
final class RepeatedCloseRequest: Sendable {
    /// The time that an app has to end after the first request, in seconds.
    private static let patience = 1.0

    private let firstAsked = Guarded<Double?>(nil)

    /// Records a request to close the window.
    ///
    /// - Parameter time: The time of the request, in seconds of any clock.
    /// - Returns: True when the first request came at least `patience` seconds earlier, so that the app may be ended by force.
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
