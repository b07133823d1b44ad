/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// As the surroundings are.
    case unspecified = 0
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Little, as across a telephone.
    case compact
    /// Enough, as along a telephone.
    case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// A telephone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A computer.
    case mac = 5
}

/// Where lines begin.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// On the left.
    case leftToRight
    /// On the right.
    case rightToLeft
}

/// Whether something lies on the ground or above it; in the dark, what is above is lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The ground.
    case base
    /// Above other things, as a sheet is.
    case elevated
}

/// The size that the user wants to read.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the size.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two below what is usual.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One below what is usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What is usual.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One above what is usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two above what is usual.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest without special needs.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
}
