public import Foundation

/// The attributes that text drawing supports, under Apple's names.
extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The text colour, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The use of ligatures, a number: 0 disables them.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The additional space after each character, a number in points.
    ///
    /// Ignored where `tracking` is set.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The additional space after each character, a number in points.
    ///
    /// Takes precedence over `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The style of the line through the text, a number with the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The style of the line below the text, a number with the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the glyphs' outlines, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the glyphs' outlines, a number in percent of the font size.
    ///
    /// A negative width fills the glyphs too.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The link, a `URL` or a string with one.
    public static let link = NSAttributedString.Key("NSLink")
    /// The distance of the text above the baseline, a number in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The colour of the underline, a `UIColor`; the text's own by default.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the strikethrough, a `UIColor`; the text's own by default.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The slant of the glyphs, a number: horizontal shift per unit of height.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The logarithm of the glyphs' stretch in width, a number; without effect.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An effect such as that of letterpress, a `TextEffectStyle`; without effect.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The directions of nested parts of a text, an array of numbers; without effect.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
    /// An effect of the glyphs.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The effect's name.
        public let rawValue: String
        /// Creates an effect from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Glyphs that look pressed into the paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}
