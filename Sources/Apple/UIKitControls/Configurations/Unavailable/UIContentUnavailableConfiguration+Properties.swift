public import CoreGraphics
import Foundation

extension UIContentUnavailableConfiguration {
    /// The properties of the image.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// The configuration of a symbol, where the symbol itself does not say otherwise; nil for one of 48 points.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template; nil for the tint colour.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image, in points; a length of 0 has no limit.
        public var maximumSize = CGSize.zero
    }

    /// The properties of a text.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The treatment of text that is too wide.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// True when the font of a single line is reduced until the text fits.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font may be reduced.
        public var minimumScaleFactor: CGFloat = 0
        /// True when letters may move together before a single line is truncated.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// The properties of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties: Hashable {
        /// The action of a tap; nil for none.
        public var primaryAction: UIAction?
        /// The menu; nil for none.
        public var menu: UIMenu?
        /// True when the button reacts to taps.
        public var isEnabled = true
    }
}
