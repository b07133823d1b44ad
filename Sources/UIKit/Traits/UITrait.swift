public import Foundation

/// A kind of trait.
public protocol UITraitDefinition: SendableMetatype {
    /// What the trait says.
    associatedtype Value: Equatable
    /// What a collection says of the trait.
    static func value(in traits: UITraitCollection) -> Value
}

/// The name of a trait, as a type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// What a collection says.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// On the ground or above it.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// What a collection says.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// What a collection says.
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// Room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// What a collection says.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// Room along.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// What a collection says.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The size to read.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// What a collection says.
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

extension UITraitDefinition {
    /// Whether two collections say different things.
    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool { value(in: old) != value(in: new) }
}
