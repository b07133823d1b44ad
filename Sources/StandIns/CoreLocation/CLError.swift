public import Foundation

/// The domain of errors of Core Location.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The place is not known yet.
        case locationUnknown = 0
        /// The user denied the use of the place.
        case denied
        /// The network cannot be reached.
        case network
        /// The direction cannot be determined.
        case headingFailure
        /// Regions may not be monitored.
        case regionMonitoringDenied
        /// A region cannot be monitored.
        case regionMonitoringFailure
        /// The monitoring begins later.
        case regionMonitoringSetupDelayed
        /// Events of regions come later.
        case regionMonitoringResponseDelayed
        /// No place has this name or coordinate.
        case geocodeFoundNoResult
        /// Several places have this name.
        case geocodeFoundPartialResult
        /// The request was cancelled.
        case geocodeCanceled
        /// Updates cannot be put off.
        case deferredFailed
        /// The device does not move.
        case deferredNotUpdatingLocation
        /// The accuracy is too low to put updates off.
        case deferredAccuracyTooLow
        /// The distance filter forbids it to put updates off.
        case deferredDistanceFiltered
        /// The app has put updates off no longer.
        case deferredCanceled
        /// Beacons cannot be ranged.
        case rangingUnavailable
        /// Ranging failed.
        case rangingFailure
    }

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain.
    public static var errorDomain: String { kCLErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// The user denied the use of the place.
    public static var denied: Code { .denied }
    /// The place is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The network cannot be reached.
    public static var network: Code { .network }
    /// No place has this name or coordinate.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}
