public import CoreGraphics
public import Foundation

extension UIListContentConfiguration {
    /// The properties of a text in a row.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// The alignment of a text.
        public enum TextAlignment: Int, Sendable {
            /// The alignment of the writing direction.
            case natural = 0
            /// Lines are centred.
            case center
            /// Lines fill the width.
            case justified
        }

        /// The change of a text's letters.
        public enum TextTransform: Int, Sendable {
            /// No change.
            case none = 0
            /// Capitals.
            case uppercase
            /// Small letters.
            case lowercase
            /// A capital at the start of each word.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// A function that changes the colour; nil for none.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment.
        public var alignment = TextAlignment.natural
        /// The treatment of text that is wider than the row.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// True when the font of a single line is reduced until the text fits.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font may be reduced.
        public var minimumScaleFactor: CGFloat = 0
        /// True when letters may move together before a single line is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// True when a font of a text style, or one of `UIFontMetrics`, follows the text size of the traits.
        public var adjustsFontForContentSizeCategory = true
        /// True when a pointer shows truncated text; stored without effect.
        public var showsExpansionTextWhenTruncated = false
        /// The change of the letters.
        public var transform = TextTransform.none
        /// True for the colour of a disabled row.
        var isDimmed = false

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

        /// Returns the colour after `colorTransformer`.
        public func resolvedColor() -> UIColor { isDimmed ? .tertiaryLabel : colorTransformer?(color) ?? color }

        /// Returns a text with its letters changed by `transform`.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The properties of an image in a row.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// The width or height for which the system reserves room for symbols of one column.
        public static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude

        /// The configuration of symbols; nil follows the text beside the image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint colour of symbols and templates; nil for the view's.
        public var tintColor: UIColor?
        /// A function that changes the tint colour; nil for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The width of the line around the image, in points.
        public var strokeWidth: CGFloat = 0
        /// The colour of the line around the image; nil for the tint colour.
        public var strokeColor: UIColor?
        /// A function that changes the line's colour; nil for none.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The largest size of the image, in points; 0 along an axis for no limit.
        public var maximumSize = CGSize.zero
        /// The size in which the image is centred, in points; 0 along an axis for the image's own size, or for the standard width of symbols.
        public var reservedLayoutSize = CGSize.zero
        /// True when inverted colours leave the image unchanged; stored without effect.
        public var accessibilityIgnoresInvertColors = false
        /// True for the colour of a disabled row.
        var isDimmed = false

        /// Returns the tint colour after `tintColorTransformer`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            if isDimmed { return .tertiaryLabel }
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the line's colour after `strokeColorTransformer`.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Returns the size in which an image is shown: at most `maximumSize`, with the image's proportions.
        func shownSize(of image: CGSize) -> CGSize {
            let horizontal = maximumSize.width > 0 && image.width > maximumSize.width ? maximumSize.width / image.width : 1
            let vertical = maximumSize.height > 0 && image.height > maximumSize.height ? maximumSize.height / image.height : 1
            let factor = min(horizontal, vertical)
            return CGSize(width: image.width * factor, height: image.height * factor)
        }

        /// Returns the size of the area in which an image is centred.
        ///
        /// - Source: Apple's documentation of `reservedLayoutSize`: symbols are centred in a predefined width, so that they form a column and the texts
        ///   beside them align.
        func reservedSize(for image: CGSize, isSymbol: Bool) -> CGSize {
            let shown = shownSize(of: image)
            let width = isSymbol && reservedLayoutSize.width == 0 ? Self.standardDimension : reservedLayoutSize.width
            return CGSize(
                width: Self.reserved(width, for: shown.width, standard: max(28, isSymbol ? shown.width : 0)),
                height: Self.reserved(reservedLayoutSize.height, for: shown.height, standard: 24))
        }

        private static func reserved(_ wanted: CGFloat, for shown: CGFloat, standard: CGFloat) -> CGFloat {
            wanted == standardDimension ? standard : wanted > 0 ? wanted : shown
        }
    }
}
