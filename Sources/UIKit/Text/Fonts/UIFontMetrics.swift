public import CoreGraphics
public import Foundation

/// Scales fonts and lengths with the content size category, as the text of a style grows.
///
/// - Source: Measured on iOS 26.1: a value is multiplied by the ratio of the style's leading at the category to its leading at `large`, and
///   rounded to the nearest third of a point, ties up; fonts have whole point sizes.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
    /// The metrics of running text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    private let style: UIFont.TextStyle

    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    // MARK: Fonts

    /// A font scaled to the current content size category.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font scaled to the current content size category, at most of a size.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font scaled to the content size category of some traits; nil takes the current traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledPointSize(font, traitCollection))
    }

    /// A font scaled to the content size category of some traits, at most of a size; 0 is no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let size = scaledPointSize(font, traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    // MARK: Lengths

    /// A length scaled to the current content size category.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length scaled to the content size category of some traits; nil takes the current traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let growth = growth(traitCollection)
        guard growth != 1 else { return value }
        // The epsilon lets products such as 17 × 20 / 22 that end on half a step round up in spite of their last bit.
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
