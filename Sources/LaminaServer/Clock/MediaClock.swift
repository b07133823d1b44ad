import Foundation

/// Where the time of animations comes from.
package enum MediaClock: Sendable {
    /// The system's, which passes by itself.
    case system
    /// The process's, advanced by hand.
    case driven(DrivenClock)

    /// The present, in seconds of the monotonic clock.
    package var now: Double {
        switch self {
        case .system: ProcessInfo.processInfo.systemUptime
        case .driven(let clock): clock.now
        }
    }
}
