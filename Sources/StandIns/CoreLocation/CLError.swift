public import Foundation

/// The domain of errors of Core Location.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = CLErrorCode

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
