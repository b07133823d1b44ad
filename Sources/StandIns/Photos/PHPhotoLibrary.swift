@_exported public import Foundation
import LaminaConcurrency
import LaminaStandIns

/// The domain of errors of photos.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of photos.
public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = PHPhotosErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

/// The library of a device whose user says no: it has no photos, and changes end with `PHPhotosError.accessUserDenied`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // Sendable because it has no state of its own.

    private static let only = PHPhotoLibrary()
    private static let answer = Guarded(PHAuthorizationStatus.notDetermined)

    /// Returns the library.
    open class func shared() -> PHPhotoLibrary { only }
    /// Returns the user's answer.
    open class func authorizationStatus() -> PHAuthorizationStatus { answer.withLock { $0 } }
    /// Returns the user's answer for a kind of use.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }
    /// Asks the user, who says no.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        deny()
        StandIn.answer { handler(.denied) }
    }
    /// Asks the user, who says no.
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
        requestAuthorization(handler)
    }
    /// Asks the user, who says no.
    @discardableResult
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        deny()
        return .denied
    }

    /// Answers with `PHPhotosError.accessUserDenied`; the changes are not made.
    open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
        Self.say()
        StandIn.answer { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
    }
    /// Throws `PHPhotosError.accessUserDenied`; the changes are not made.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        Self.say()
        throw PHPhotosError(.accessUserDenied)
    }
    /// Adds an object that hears of changes; there are none.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Removes an object that hears of changes.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    private class func deny() {
        say()
        answer.withLock { $0 = .denied }
    }
    private class func say() { StandIn.say("PHPhotoLibrary", "there is no photo library here, so the user denies its use") }
}

/// Changes of the library; there are none.
open class PHChange: NSObject {}

/// An object that hears of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Tells the object of changes; never called.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
