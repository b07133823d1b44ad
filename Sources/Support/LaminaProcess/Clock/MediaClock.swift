import Foundation

/// The clock from which animations take their time.
package enum MediaClock: Sendable {
    /// The system's clock, in real time.
    case system
    /// The process's driven clock, advanced by hand.
    case driven(DrivenClock)

    /// The current time, in seconds of the monotonic clock.
    package var now: Double {
        switch self {
        case .system: ProcessInfo.processInfo.systemUptime
        case .driven(let clock): clock.now
        }
    }
}
