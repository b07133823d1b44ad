public import Foundation

/// What surrounds a view: light or dark, how fine the screen is, how much room there is.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Sendable because the values are set once; open because Apple's class is.

    /// What is said.
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Says nothing.
    public convenience override init() { self.init(TraitValues()) }

    /// What all of some collections say; the last word counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.adopt($1.values) })
    }

    /// Light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(TraitValues(style: userInterfaceStyle)) }
    /// On the ground or above it.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(TraitValues(level: userInterfaceLevel)) }
    /// The kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(TraitValues(idiom: idiom)) }
    /// Where lines begin.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection))
    }
    /// Room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }
    /// Room along.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(TraitValues(verticalSizeClass: verticalSizeClass)) }
    /// The size to read.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(contentSizeCategory: preferredContentSizeCategory))
    }
    /// Pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init(TraitValues(displayScale: scale)) }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// On the ground or above it.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.level }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    /// Where lines begin.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Room across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// Room along.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The size to read.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }
    /// Pixels per point; 0 when nothing is said.
    open var displayScale: CGFloat { values.displayScale }

    /// Whether all that another collection says is said here too.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]).values == values
    }

    /// Whether colours may look different than in another collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.style != traitCollection?.values.style || values.level != traitCollection?.values.level
    }

    /// Collections never change, so a copy is the collection itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    open override var hash: Int { values.hashValue }
    open override var description: String { "<UITraitCollection: \(values)>" }
}
