public import Foundation

/// The image beside the title of a shortcut.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The images that the system has.
    public typealias IconType = UIApplicationShortcutIconIconType

    private enum Source: Hashable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }
    private let source: Source

    private init(source: Source) { self.source = source }

    /// Creates an icon of the system's.
    public convenience init(type: IconType) { self.init(source: .type(type)) }
    /// Creates an icon from an image of the app's bundle; its colours are ignored, as those of every template image.
    public convenience init(templateImageName: String) { self.init(source: .template(templateImageName)) }
    /// Creates an icon from a symbol.
    public convenience init(systemImageName: String) { self.init(source: .symbol(systemImageName)) }

    /// Returns the icon itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// True for icons of one image.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }
    /// A number that equal icons share.
    open override var hash: Int { source.hashValue }
}

/// One entry of the menu that a long press on the app's icon shows on a home screen.
///
/// There is no home screen here: an app keeps its items in `UIApplication.shortcutItems`, and nobody chooses one.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values {
        var type: String
        var localizedTitle: String
        var localizedSubtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var targetContentIdentifier: Any?
    }
    fileprivate var values: Values

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - type: The app's own name of what the item does.
    ///   - userInfo: Values for the app.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo,
            targetContentIdentifier: nil)
    }

    /// Creates an item with values such as numbers and texts, which Swift turns into objects on Apple's systems without a word.
    ///
    /// - Parameter userInfo: Values for the app; those that no archive stores are left out.
    @_disfavoredOverload
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: Any]
    ) {
        self.init(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo.compactMapValues { ($0 as AnyObject) as? any NSSecureCoding })
    }

    /// Creates an item without a subtitle and an icon.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// The app's own name of what the item does.
    open var type: String { values.type }
    /// The title.
    open var localizedTitle: String { values.localizedTitle }
    /// The smaller text below the title.
    open var localizedSubtitle: String? { values.localizedSubtitle }
    /// The image.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// Values for the app.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// The identifier by which a scene is chosen.
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }

    /// Returns an item of the same values that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)) }
    /// Returns an item of the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)) }

    private func filled(_ copy: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
        copy.values = values
        return copy
    }
}

/// A shortcut that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The app's own name of what the item does.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { values.localizedTitle }
        set { values.localizedTitle = newValue }
    }
    /// The smaller text below the title.
    open override var localizedSubtitle: String? {
        get { values.localizedSubtitle }
        set { values.localizedSubtitle = newValue }
    }
    /// The image.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    /// Values for the app.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The identifier by which a scene is chosen.
    open override var targetContentIdentifier: Any? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}
