public import Foundation
import LaminaText

/// The largest index of a glyph.
public var kCGFontIndexMax: CGFontIndex { 0xFFFE }
/// The index of no glyph.
public var kCGFontIndexInvalid: CGFontIndex { 0xFFFF }

extension CGFont {
    /// The slope of italic letters in degrees, counter-clockwise from the vertical; negative for letters that lean to the right.
    public var italicAngle: CGFloat { CGFloat(face.form.italicAngle) }

    /// The tags of all tables as numbers, ascending; nil when the font has no tables.
    public var tableTags: CFArray? {
        let tags = face.tableTags
        return tags.isEmpty ? nil : NSArray(array: tags.map { NSNumber(value: $0) })
    }

    /// Returns the bytes of a table; nil when the font has none of this tag.
    ///
    /// - Parameter tag: The tag's four letters as a number, the first letter in the highest byte.
    public func table(for tag: UInt32) -> CFData? { face.table(tag).map { NSData(data: Data($0)) } }

    /// Returns a glyph's PostScript name; nil when the font has no names or lacks the glyph.
    public func name(for glyph: CGGlyph) -> CFString? { face.name(of: GlyphID(glyph)).map { NSString(string: $0) } }
}
