@_exported public import Foundation
import LaminaStandIns

/// The domain of errors of this framework.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of a proof.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = LAErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { LAErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

/// A proof on a device without sensors and without a code: it always fails.
open class LAContext: NSObject {
    /// The title of the button for the code.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// The reason that the panel shows.
    open var localizedReason = ""
    /// The kind of sensor: none.
    open var biometryType: LABiometryType { .none }
    /// True when a panel is not allowed.
    open var interactionNotAllowed = false

    /// Returns false.
    ///
    /// - Parameter error: Receives `LAError.biometryNotAvailable` or `.passcodeNotSet`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        // Safe because the caller's pointer is valid during the call.
        unsafe error?.pointee = Self.failure(policy) as NSError
        return false
    }
    /// Answers with false and the reason.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
        let error = Self.failure(policy)
        StandIn.answer { reply(false, error) }
    }
    /// Throws the reason.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw Self.failure(policy) }
    /// Makes the context useless, which it is.
    open func invalidate() {}

    private static func failure(_ policy: LAPolicy) -> LAError {
        StandIn.say("LAContext", "there are no sensors and no code here, so no proof succeeds")
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
