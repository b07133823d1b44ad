import CoreGraphics

/// The values of traits as archives hold them.
struct TraitContent: Codable {
    private let style: Int
    private let level: Int
    private let contrast: Int
    private let idiom: Int
    private let layoutDirection: Int
    private let horizontalSizeClass: Int
    private let verticalSizeClass: Int
    private let contentSizeCategory: String
    private let displayScale: Double
    private let displayGamut: Int

    init(_ values: TraitValues) {
        (style, level, contrast) = (values.style.rawValue, values.level.rawValue, values.contrast.rawValue)
        (idiom, layoutDirection) = (values.idiom.rawValue, values.layoutDirection.rawValue)
        (horizontalSizeClass, verticalSizeClass) = (values.horizontalSizeClass.rawValue, values.verticalSizeClass.rawValue)
        contentSizeCategory = values.contentSizeCategory.rawValue
        (displayScale, displayGamut) = (Double(values.displayScale), values.displayGamut.rawValue)
    }

    /// The values; nil for content that no collection has written.
    var values: TraitValues? {
        guard let style = UIUserInterfaceStyle(rawValue: style), let level = UIUserInterfaceLevel(rawValue: level),
            let contrast = UIAccessibilityContrast(rawValue: contrast), let idiom = UIUserInterfaceIdiom(rawValue: idiom),
            let layoutDirection = UITraitEnvironmentLayoutDirection(rawValue: layoutDirection),
            let horizontal = UIUserInterfaceSizeClass(rawValue: horizontalSizeClass),
            let vertical = UIUserInterfaceSizeClass(rawValue: verticalSizeClass), let gamut = UIDisplayGamut(rawValue: displayGamut),
            displayScale >= 0, displayScale.isFinite
        else { return nil }
        return TraitValues(
            style: style, level: level, contrast: contrast, idiom: idiom, layoutDirection: layoutDirection, horizontalSizeClass: horizontal,
            verticalSizeClass: vertical, contentSizeCategory: UIContentSizeCategory(rawValue: contentSizeCategory),
            displayScale: CGFloat(displayScale), displayGamut: gamut)
    }
}
