@_exported public import Foundation

/// A notification's text, sound and number.
open class UNNotificationContent: NSObject, NSCopying {
    /// The first line.
    open fileprivate(set) var title = ""
    /// The second line.
    open fileprivate(set) var subtitle = ""
    /// The text.
    open fileprivate(set) var body = ""
    /// The number on the app's icon; nil leaves it.
    open fileprivate(set) var badge: NSNumber?
    /// The sound; nil for silence.
    open fileprivate(set) var sound: UNNotificationSound?
    /// The app's own data.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The name of the category.
    open fileprivate(set) var categoryIdentifier = ""
    /// The name of the group.
    open fileprivate(set) var threadIdentifier = ""
    /// The name of the launch image.
    open fileprivate(set) var launchImageName = ""
    /// The pictures, sounds and films.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// The words for the app's summary of several notifications.
    open fileprivate(set) var summaryArgument = ""
    /// The importance among the app's notifications, 0…1.
    open fileprivate(set) var relevanceScore = 0.0
    /// The urgency.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active

    /// Creates an empty content.
    public override init() { super.init() }

    fileprivate init(_ other: UNNotificationContent) {
        title = other.title
        subtitle = other.subtitle
        body = other.body
        badge = other.badge
        sound = other.sound
        userInfo = other.userInfo
        categoryIdentifier = other.categoryIdentifier
        threadIdentifier = other.threadIdentifier
        launchImageName = other.launchImageName
        attachments = other.attachments
        summaryArgument = other.summaryArgument
        relevanceScore = other.relevanceScore
        interruptionLevel = other.interruptionLevel
        super.init()
    }

    /// Returns the same content in another object.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(self) }
    /// Returns the same content, to be changed.
    open override func mutableCopy() -> Any { UNMutableNotificationContent(copying: self) }
}

/// A notification's content that an app fills.
open class UNMutableNotificationContent: UNNotificationContent {
    /// Creates an empty content.
    public override init() { super.init() }
    fileprivate init(copying other: UNNotificationContent) { super.init(other) }

    /// The first line.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The second line.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon; nil leaves it.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound; nil for silence.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// The app's own data.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The name of the category.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// The name of the group.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The name of the launch image.
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    /// The pictures, sounds and films.
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    /// The words for the app's summary of several notifications.
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { super.summaryArgument = newValue }
    }
    /// The importance among the app's notifications, 0…1.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    /// The urgency.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name of the file.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    // Sendable because nothing of it changes.
    private let name: String?

    private init(_ name: String?) {
        self.name = name
        super.init()
    }

    /// Creates a sound of the app.
    public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
    /// The standard sound.
    public static let `default` = UNNotificationSound(nil)
    /// The standard sound of critical notifications.
    public static let defaultCritical = UNNotificationSound("critical")

    /// Returns the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// A picture, sound or film of a notification.
open class UNNotificationAttachment: NSObject {
    /// The name.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The kind, a uniform type identifier, by the file's ending.
    public let type: String

    /// Creates an attachment of a file that exists.
    ///
    /// - Throws: `UNError.attachmentInvalidURL` or `.attachmentUnrecognizedType`.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
        guard let type = Self.types[URL.pathExtension.lowercased()] else { throw UNError(.attachmentUnrecognizedType) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.type = type
        url = URL
        super.init()
    }

    /// The kinds that Apple documents.
    private static let types = [
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png", "gif": "com.compuserve.gif", "mp3": "public.mp3",
        "m4a": "public.mpeg-4-audio", "wav": "com.microsoft.waveform-audio", "aiff": "public.aiff-audio", "mp4": "public.mpeg-4",
        "mpg": "public.mpeg", "avi": "public.avi",
    ]
}
