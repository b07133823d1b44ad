public import CoreGraphics
public import Foundation

/// Scales fonts and lengths with the content size category, in proportion to a text style.
///
/// - Source: Measured on iOS 26.1: a value is multiplied by the ratio of the style's leading at the category to its leading at `large`, and rounded
///   to the nearest third of a point, ties up; fonts have whole point sizes.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    private let style: UIFont.TextStyle

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    // MARK: Fonts

    /// Returns a font scaled to the current content size category.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font scaled to the current content size category, up to a maximum size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled to the content size category of the traits; nil for the current traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font scaled to the content size category of the traits, up to a maximum size in points; 0 for no maximum.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let size = scaledPointSize(font, traitCollection)
        let scaled = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
        return .shared(scaled.font, scaling: FontScaling(style: style.rawValue, base: font.font, maximum: Double(maximumPointSize)))
    }

    // MARK: Lengths

    /// Returns a length scaled to the current content size category.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled to the content size category of the traits; nil for the current traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let growth = growth(traitCollection)
        guard growth != 1 else { return value }
        // The epsilon makes a tie round up despite rounding errors: 21 × (34 / 28) × 3, exactly 76.5, is computed as slightly less.
        return (value * growth * 3 + 0.5 + 1e-9).rounded(.down) / 3
    }

    private func scaledPointSize(_ font: UIFont, _ traits: UITraitCollection?) -> CGFloat {
        let growth = growth(traits)
        return growth == 1 ? font.pointSize : max(1, (font.pointSize * growth).rounded())
    }

    private func growth(_ traits: UITraitCollection?) -> CGFloat {
        TextSizes.growth(of: style, at: (traits ?? .current).preferredContentSizeCategory)
    }
}
