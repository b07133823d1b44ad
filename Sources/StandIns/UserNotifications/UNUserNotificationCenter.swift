public import Foundation
import LaminaConcurrency
import LaminaStandIns

/// The kinds of notifications for which an app asks.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Banners.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Also while the device is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// With a button for the app's settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Silently and without a question.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The ways in which a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// The sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// An alert, until iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// The list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The user's settings for the app's notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Sendable because nothing of it changes.

    /// The user's answer.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) {
        authorizationStatus = status
        super.init()
    }

    private var part: UNNotificationSetting { authorizationStatus == .denied ? .disabled : .notSupported }
    /// The sounds.
    open var soundSetting: UNNotificationSetting { part }
    /// The numbers.
    open var badgeSetting: UNNotificationSetting { part }
    /// The banners.
    open var alertSetting: UNNotificationSetting { part }
    /// The list.
    open var notificationCenterSetting: UNNotificationSetting { part }
    /// The locked screen.
    open var lockScreenSetting: UNNotificationSetting { part }
}

/// The domain of errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = UNErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { UNErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

/// A center on a device whose user says no: requests wait in its list and are never delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Sendable because its state is behind a lock, and apps set the delegate on the main thread.

    private struct State: @unchecked Sendable {
        // Sendable because the objects in it are copies that nobody changes.
        var status = UNAuthorizationStatus.notDetermined
        var requests: [UNNotificationRequest] = []
        var categories: Set<UNNotificationCategory> = []
    }

    private static let only = UNUserNotificationCenter()
    private let state = Guarded(State())

    /// The object that hears of notifications; it never hears.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// True when notifications may have contents of the app: false.
    open var supportsContentExtensions: Bool { false }

    /// Returns the app's center.
    open class func current() -> UNUserNotificationCenter { only }

    /// Asks the user, who says no.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        deny()
        StandIn.answer { completionHandler(false, nil) }
    }
    /// Asks the user, who says no.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        deny()
        return false
    }
    /// Answers with the user's settings.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(state.withLock { $0.status })
        StandIn.answer { completionHandler(settings) }
    }
    /// Returns the user's settings.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(state.withLock { $0.status }) }

    /// Adds a request to the list, in place of one with the same name; it is never delivered.
    ///
    /// - Parameter completionHandler: Called with `UNError.notificationsNotAllowed` after the user said no.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        let error = list(request)
        if let completionHandler { StandIn.answer { completionHandler(error) } }
    }
    /// Adds a request to the list, in place of one with the same name; it is never delivered.
    ///
    /// - Throws: `UNError.notificationsNotAllowed` after the user said no.
    open func add(_ request: UNNotificationRequest) async throws { if let error = list(request) { throw error } }
    /// Answers with the requests that wait.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        // Safe because the requests are copies that nobody changes.
        nonisolated(unsafe) let requests = state.withLock { $0 }.requests
        StandIn.answer { unsafe completionHandler(requests) }
    }
    /// Returns the requests that wait.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { state.withLock { $0 }.requests }
    /// Removes requests by their names.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        state.withLock { $0.requests.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Removes all requests.
    open func removeAllPendingNotificationRequests() { state.withLock { $0.requests = [] } }

    /// Answers with the delivered notifications: none.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        StandIn.answer { completionHandler([]) }
    }
    /// Does nothing, because no notification is ever delivered.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Does nothing, because no notification is ever delivered.
    open func removeAllDeliveredNotifications() {}
    /// Sets the number on the app's icon; without effect.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        if let completionHandler { StandIn.answer { completionHandler(nil) } }
    }

    /// Sets the kinds of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        // Safe because a category never changes.
        nonisolated(unsafe) let categories = categories
        state.withLock { unsafe $0.categories = categories }
    }
    /// Answers with the kinds of notifications.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        // Safe because a category never changes.
        nonisolated(unsafe) let categories = state.withLock { $0 }.categories
        StandIn.answer { unsafe completionHandler(categories) }
    }

    private func deny() {
        say()
        state.withLock { $0.status = .denied }
    }

    /// Adds a request; returns the error for an app that may not notify.
    private func list(_ request: UNNotificationRequest) -> UNError? {
        say()
        // Safe because a request never changes.
        nonisolated(unsafe) let request = request
        return state.withLock { state in
            state.requests.removeAll { unsafe $0.identifier == request.identifier }
            unsafe state.requests.append(request)
            return state.status == .denied ? UNError(.notificationsNotAllowed) : nil
        }
    }

    private func say() {
        StandIn.say("UNUserNotificationCenter", "there are no notifications here, so the user denies them and requests only wait in the list")
    }
}

/// The methods by which a center reports; all are optional, and none is called, because nothing is delivered.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Asks how a notification is shown while the app is in front.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Tells the delegate of the user's answer.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Asks for the app's settings.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// The default implementation; shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// The default implementation; does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// The default implementation; does nothing.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
