public import Foundation

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject, NSCopying {
    /// The name, by which a later request replaces this one.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The reason for the delivery; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
        super.init()
    }

    /// Returns the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A delivered notification.
open class UNNotification: NSObject {
    /// The time of the delivery.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        (self.date, self.request) = (date, request)
        super.init()
    }
}

/// The user's answer to a notification.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The name of the chosen action.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
        super.init()
    }
}

/// The user's written answer to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    open var userText: String { "" }
}

/// The name of a touch on the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the removal of a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The details of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Asks for the device's code.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// Is shown in red.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// Opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
    /// The name.
    public let identifier: String
    /// The title.
    public let title: String
    /// The details.
    public let options: UNNotificationActionOptions

    /// Creates a button.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
        super.init()
    }
}

/// A text field of a notification.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button that sends.
    public let textInputButtonTitle: String
    /// The text in an empty field.
    public let textInputPlaceholder: String

    /// Creates a text field.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The details of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Tells the delegate of a removal.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Is shown in cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Shows the title where contents are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}

/// A kind of notifications with its buttons.
open class UNNotificationCategory: NSObject {
    /// The name.
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// The names of the intents.
    public let intentIdentifiers: [String]
    /// The details.
    public let options: UNNotificationCategoryOptions

    /// Creates a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
