import Foundation

/// The values of a trait collection; each may be unspecified.
package struct TraitValues: Hashable, Sendable {
    package var style = UIUserInterfaceStyle.unspecified
    package var level = UIUserInterfaceLevel.unspecified
    package var contrast = UIAccessibilityContrast.unspecified
    package var idiom = UIUserInterfaceIdiom.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var contentSizeCategory = UIContentSizeCategory.unspecified
    /// Pixels per point; 0 is unspecified.
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified

    /// The screen's default values, until the output or the app changes them.
    package static let screen = TraitValues(
        style: .light, level: .base, contrast: .normal, idiom: .phone, layoutDirection: .leftToRight, horizontalSizeClass: .compact,
        verticalSizeClass: .regular, contentSizeCategory: .large, displayScale: 2, displayGamut: .SRGB)

    /// Overrides this collection's values by the values that `other` specifies.
    package mutating func adopt(_ other: TraitValues) {
        adopt(other, \.style, unless: .unspecified)
        adopt(other, \.level, unless: .unspecified)
        adopt(other, \.contrast, unless: .unspecified)
        adopt(other, \.idiom, unless: .unspecified)
        adopt(other, \.layoutDirection, unless: .unspecified)
        adopt(other, \.horizontalSizeClass, unless: .unspecified)
        adopt(other, \.verticalSizeClass, unless: .unspecified)
        adopt(other, \.contentSizeCategory, unless: .unspecified)
        adopt(other, \.displayScale, unless: 0)
        adopt(other, \.displayGamut, unless: .unspecified)
    }

    private mutating func adopt<Value: Equatable>(
        _ other: TraitValues, _ value: WritableKeyPath<TraitValues, Value>, unless unsaid: Value
    ) {
        if other[keyPath: value] != unsaid { self[keyPath: value] = other[keyPath: value] }
    }
}
