import Foundation

/// The clock from which animations take their time.
package enum MediaClock: Sendable {
    /// The system's clock, in real time; `HeldClock` while that is held.
    case system
    /// The process's driven clock, advanced by hand.
    case driven(DrivenClock)

    /// The current time, in seconds of the monotonic clock.
    package var now: Double {
        switch self {
        case .system: HeldClock.time ?? ProcessInfo.processInfo.systemUptime
        case .driven(let clock): clock.now
        }
    }
}
