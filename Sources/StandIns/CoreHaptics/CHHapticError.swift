@_exported public import Foundation

/// The abilities of a device.
public protocol CHHapticDeviceCapability {
    /// True for a device that can be felt.
    var supportsHaptics: Bool { get }
    /// True for a device that can be heard.
    var supportsAudio: Bool { get }
}

/// The domain of errors of this framework.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// An error of an engine.
public struct CHHapticError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = CHHapticErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { CoreHapticsErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}
