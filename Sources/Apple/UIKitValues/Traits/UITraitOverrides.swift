public import Foundation

/// Values that override the traits that an object inherits.
public struct UITraitOverrides: Hashable, Sendable {
    private var values = TraitValues()

    /// Creates overrides of the values that a collection specifies; nil replaces nothing.
    package init(_ collection: UITraitCollection? = nil) { values = collection?.values ?? TraitValues() }

    /// The values as a collection that specifies only these; nil without any.
    package var collection: UITraitCollection? { values == TraitValues() ? nil : UITraitCollection(values) }

    /// The interface style: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.style }
        set { values.style = newValue }
    }
    /// The elevation level: base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.level }
        set { values.level = newValue }
    }
    /// The contrast: normal or high.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.contrast }
        set { values.contrast = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.idiom }
        set { values.idiom = newValue }
    }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.contentSizeCategory }
        set { values.contentSizeCategory = newValue }
    }
    /// The display scale, in pixels per point; 0 replaces nothing.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    /// The range of colours that the display shows.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }

    /// Returns true when a trait is replaced.
    public func contains(_ trait: UITrait) -> Bool { trait.differs(UITraitCollection(values), UITraitCollection()) }

    /// Takes a trait from the surroundings again.
    public mutating func remove(_ trait: UITrait) {
        for clear in Self.clearings {
            var cleared = values
            clear(&cleared)
            if trait.differs(UITraitCollection(values), UITraitCollection(cleared)) { values = cleared }
        }
    }

    /// For each value, a function that makes it unspecified.
    private static let clearings: [@Sendable (inout TraitValues) -> Void] = [
        { $0.style = .unspecified }, { $0.level = .unspecified }, { $0.contrast = .unspecified }, { $0.idiom = .unspecified },
        { $0.layoutDirection = .unspecified }, { $0.horizontalSizeClass = .unspecified }, { $0.verticalSizeClass = .unspecified },
        { $0.contentSizeCategory = .unspecified }, { $0.displayScale = 0 }, { $0.displayGamut = .unspecified },
    ]
}

extension UITraitCollection {
    /// Returns the traits with the values of overrides.
    package func with(_ overrides: UITraitOverrides) -> UITraitCollection {
        overrides.collection.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
    }
}
