/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Little space, such as the width of a phone in portrait.
    case compact
    /// Ample space, such as the height of a phone in portrait.
    case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car's display.
    case carPlay
    /// A Mac.
    case mac = 5
}

/// The direction in which text and interfaces are laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The elevation of content.
///
/// In dark mode, elevated backgrounds are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The base level of a window.
    case base
    /// Above the base level, such as a sheet.
    case elevated
}

/// The contrast between foreground and background that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// Increased contrast, for which system colours have variants.
    case high
}

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

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// The range is not said.
    case unspecified = -1
    /// The range of sRGB.
    case SRGB
    /// The wider range of Display P3.
    case P3
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
