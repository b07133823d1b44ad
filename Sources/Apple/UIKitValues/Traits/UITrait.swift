public import Foundation

/// The definition of a kind of trait.
public protocol UITraitDefinition: SendableMetatype {
    /// The type of the trait's value.
    associatedtype Value: Equatable
    /// Returns the value of the trait in a collection.
    static func value(in traits: UITraitCollection) -> Value
}

/// A trait, identified by the type of its definition.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Returns the collection's interface style.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The trait for the elevation of content: base level or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// Returns the collection's elevation level.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// The trait for the contrast: normal or high.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// Returns the collection's contrast.
    public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

/// The trait for the display scale, in pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// Returns the collection's display scale, in pixels per point; 0 is unspecified.
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The trait for the range of colours that the display shows.
public enum UITraitDisplayGamut: UITraitDefinition {
    /// Returns the collection's range of colours.
    public static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}

/// The trait for the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Returns the collection's horizontal size class.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The trait for the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Returns the collection's vertical size class.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The trait for the preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Returns the collection's preferred text size.
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

extension UITraitDefinition {
    /// Returns true when the trait has different values in two collections.
    package static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool { value(in: old) != value(in: new) }
}
