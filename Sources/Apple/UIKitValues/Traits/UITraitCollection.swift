public import Foundation
import LaminaFoundation
import QuartzCore

/// The environment of a view: light or dark appearance, size classes, display scale and more.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable, because the values are immutable; open, because Apple's class is.

    /// The values of the traits.
    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection in which every trait is unspecified.
    public convenience override init() { self.init(TraitValues()) }

    /// Creates a collection from an archive; nil when its values are missing or malformed.
    public required init?(coder: NSCoder) {
        guard let values = coder.content(TraitContent.self, forKey: "UITraitCollection")?.values else { return nil }
        self.values = values
        super.init()
    }

    /// True: the archive has nothing but numbers and a text.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the values of the traits.
    open func encode(with coder: NSCoder) { coder.encode(content: TraitContent(values), forKey: "UITraitCollection") }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// Creates a collection that combines several collections; for each trait, the last collection that specifies a value wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.adopt($1.values) })
    }

    /// Creates a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(TraitValues(style: userInterfaceStyle)) }
    /// Creates a collection that specifies only the elevation level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(TraitValues(level: userInterfaceLevel)) }
    /// Creates a collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(TraitValues(contrast: accessibilityContrast)) }
    /// Creates a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(TraitValues(idiom: idiom)) }
    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection))
    }
    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }
    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(TraitValues(verticalSizeClass: verticalSizeClass)) }
    /// Creates a collection that specifies only the preferred text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(contentSizeCategory: preferredContentSizeCategory))
    }
    /// Creates a collection that specifies only the display scale, in pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init(TraitValues(displayScale: scale)) }
    /// Creates a collection that specifies only the range of colours.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues(displayGamut: displayGamut)) }

    /// The interface style: light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// The elevation level: base or elevated.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.level }
    /// The contrast: normal or high.
    open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    /// The layout direction: left to right or right to left.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The user's preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }
    /// The display scale, in pixels per point; 0 is unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// The range of colours that the display shows; pictures are sRGB here, whatever the range.
    open var displayGamut: UIDisplayGamut { values.displayGamut }

    /// Returns true when this collection has every value that another collection specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]).values == values
    }

    /// Returns true when colours can resolve differently than in another collection, because interface style, elevation level or
    /// contrast differ.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.style != traitCollection?.values.style || values.level != traitCollection?.values.level
            || values.contrast != traitCollection?.values.contrast
    }

    /// Returns the object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    open override var hash: Int { values.hashValue }
    open override var description: String { "<UITraitCollection: \(values)>" }
}

extension UITraitCollection {
    /// The screen's sense for the force of a touch: none.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// Creates a collection that says nothing, because the force of touches is no trait here.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init() }
}
