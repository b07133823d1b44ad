public import CoreGraphics

/// Traits that a closure can set, such as that of `UITraitCollection.init(mutations:)`.
public protocol UIMutableTraits {
    /// The interface style: light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The elevation level: base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The contrast: normal or high.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The layout direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The display scale, in pixels per point.
    var displayScale: CGFloat { get set }
    /// The range of colours that the display shows.
    var displayGamut: UIDisplayGamut { get set }
    /// The sense for the force of a touch; without effect, because it is no trait here.
    var forceTouchCapability: UIForceTouchCapability { get set }
}

extension UITraitOverrides: UIMutableTraits {
    /// Without effect: the force of touches is no trait here.
    public var forceTouchCapability: UIForceTouchCapability {
        get { .unavailable }
        set {}
    }
}

extension UITraitCollection {
    /// Creates a collection that specifies the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(UITraitCollection().modifyingTraits(mutations).values) }

    /// Returns the traits with those that a closure sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = UITraitOverrides(self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.collection ?? UITraitCollection()
    }
}
