/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The string that Apple's API uses for the size.
    public let rawValue: String
    /// Creates a size category from any string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No preference.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size, three steps below `large`.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below `large`.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below `large`.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above `large`.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above `large`.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps above `large`; the largest size that is no accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The fifth accessibility size, the largest of all sizes.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory {
    /// Posted when the user has chosen another text size; never posted here, where the size is fixed at the start.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size in the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// All sizes in ascending order.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in `ascending`; -1 when the size is unspecified or unknown.
    private var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }

    /// True for the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Returns true when the left size is smaller than the right one.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank < right.rank }
    /// Returns true when the left size is smaller than the right one, or equal.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank <= right.rank }
    /// Returns true when the left size is larger than the right one.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank > right.rank }
    /// Returns true when the left size is larger than the right one, or equal.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank >= right.rank }
}
