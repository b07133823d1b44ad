import CoreGraphics
import Foundation

extension CTFont {
    /// The role of a text in an interface, which determines its font and size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the style.
        public let rawValue: String
        /// Creates a value with any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The large title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading of the second level.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout beside body text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A caption of the second level.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the font of a text style at the user's preferred content size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    /// Returns the font of a text style at the traits' content size category.
    ///
    /// Unknown styles have the size of `body`.
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let font = systemFont(ofSize: TextSizes.size(of: style, at: category).points, weight: style == .headline ? .semibold : .regular)
        return shared(font.font, scaling: FontScaling(style: style.rawValue))
    }

    /// Returns the font at the text size of traits; nil for a font of a fixed size, and when the size is the same.
    @MainActor package func following(_ traits: UITraitCollection) -> UIFont? {
        guard let scaling else { return nil }
        let style = TextStyle(rawValue: scaling.style)
        let metrics = UIFontMetrics(forTextStyle: style)
        let found = scaling.base.map { base in
            metrics.scaledFont(for: .shared(base), maximumPointSize: CGFloat(scaling.maximum), compatibleWith: traits)
        }
        let font = found ?? UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        return font.font == self.font ? nil : font
    }
}
