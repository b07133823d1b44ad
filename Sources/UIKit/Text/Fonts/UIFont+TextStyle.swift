import CoreGraphics
import Foundation
import LaminaText

extension CTFont {
    /// What a text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the style.
        public let rawValue: String
        /// Any name is taken.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first rank.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second rank.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third rank.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A headline of the second rank.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark beside running text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A caption of the second rank.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font for a text, at the size that the user wants to read.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    /// The font for a text, at the size to read that some traits say.
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let size = sizes[style]?[columns[category] ?? 3] ?? 17
        return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
    }

    private static let columns: [UIContentSizeCategory: Int] = [
        .extraSmall: 0, .small: 1, .medium: 2, .large: 3, .extraLarge: 4, .extraExtraLarge: 5, .extraExtraExtraLarge: 6,
    ]

    /// Points by the size that the user wants, from extra small on.
    ///
    /// - Source: Apple's Human Interface Guidelines, "Typography", Dynamic Type sizes.
    private static let sizes: [TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40], .title1: [25, 26, 27, 28, 30, 32, 34], .title2: [19, 20, 21, 22, 24, 26, 28],
        .title3: [17, 18, 19, 20, 22, 24, 26], .headline: [14, 15, 16, 17, 19, 21, 23], .body: [14, 15, 16, 17, 19, 21, 23],
        .callout: [13, 14, 15, 16, 18, 20, 22], .subheadline: [12, 13, 14, 15, 17, 19, 21], .footnote: [12, 12, 12, 13, 15, 17, 19],
        .caption1: [11, 11, 11, 12, 14, 16, 18], .caption2: [11, 11, 11, 11, 13, 15, 17],
    ]
}
