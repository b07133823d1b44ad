public import CoreGraphics
public import Foundation

// Names of string attributes. Most of them are also UIKit's, so that one attributed string serves labels and Core Text.

/// The font, a `CTFont`; Helvetica of 12 points without it.
public var kCTFontAttributeName: CFString { interned("NSFont") }
/// True draws the glyphs in the fill colour of the context.
public var kCTForegroundColorFromContextAttributeName: CFString { interned("CTForegroundColorFromContext") }
/// The colour of the glyphs, a `CGColor`; black without it.
public var kCTForegroundColorAttributeName: CFString { interned("CTForegroundColor") }
/// The colour behind the glyphs, a `CGColor`.
public var kCTBackgroundColorAttributeName: CFString { interned("CTBackgroundColor") }
/// The space added after each cluster, in points.
public var kCTKernAttributeName: CFString { interned("NSKern") }
/// The space added after each cluster, in points; it takes precedence over `kCTKernAttributeName`.
public var kCTTrackingAttributeName: CFString { interned("CTTracking") }
/// 0 draws letters without ligatures.
public var kCTLigatureAttributeName: CFString { interned("NSLigature") }
/// The style of the paragraph, a `CTParagraphStyle`.
public var kCTParagraphStyleAttributeName: CFString { interned("NSParagraphStyle") }
/// The width of a line along the glyphs' edges, in hundredths of the font size; a negative number also fills the glyphs.
public var kCTStrokeWidthAttributeName: CFString { interned("NSStrokeWidth") }
/// The colour of the line along the glyphs' edges, a `CGColor`.
public var kCTStrokeColorAttributeName: CFString { interned("CTStrokeColor") }
/// The underline, as the number of a `CTUnderlineStyle` and `CTUnderlineStyleModifiers`.
public var kCTUnderlineStyleAttributeName: CFString { interned("NSUnderline") }
/// The colour of the underline, a `CGColor`; the glyphs' colour without it.
public var kCTUnderlineColorAttributeName: CFString { interned("CTUnderlineColor") }
/// 1 for superscript, -1 for subscript; fonts without such glyphs show their ordinary ones.
public var kCTSuperscriptAttributeName: CFString { interned("NSSuperScript") }
/// The distance by which the glyphs are raised, in points.
public var kCTBaselineOffsetAttributeName: CFString { interned("NSBaselineOffset") }
/// The space that replaces the glyphs, a `CTRunDelegate`.
public var kCTRunDelegateAttributeName: CFString { interned("CTRunDelegate") }

/// The forms of underlines.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The number that string attributes contain.
    public let rawValue: Int32
    /// Creates a form from any number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A thin line.
    public static let single = CTUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = CTUnderlineStyle(rawValue: 2)
    /// Two thin lines.
    public static let double = CTUnderlineStyle(rawValue: 9)
}

extension NSAttributedString {
    /// The text as Core Text draws it: without shadow, strikethrough and UIKit's background, which only views draw.
    package var coreText: CFAttributedString {
        let names: [NSAttributedString.Key] = ["NSShadow", "NSStrikethrough", "NSBackgroundColor"].map { NSAttributedString.Key($0) }
        let whole = NSRange(location: 0, length: length)
        let copy = NSMutableAttributedString(attributedString: self)
        for name in names { copy.removeAttribute(name, range: whole) }
        return copy
    }
}
