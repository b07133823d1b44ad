public import CoreGraphics
public import Foundation
import LaminaText

/// Four letters as a number, the first in the highest byte.
public typealias FourCharCode = UInt32
/// The tag of a table in a font file.
public typealias CTFontTableTag = FourCharCode

/// Options for reading tables.
public struct CTFontTableOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Kerning, justification and baselines of scripts.
public let kCTFontTableBASE = 0x4241_5345
/// Outlines in PostScript form.
public let kCTFontTableCFF = 0x4346_4620
/// Layers of colour glyphs.
public let kCTFontTableCOLR = 0x434F_4C52
/// Definitions of glyph classes.
public let kCTFontTableGDEF = 0x4744_4546
/// Positioning of glyphs.
public let kCTFontTableGPOS = 0x4750_4F53
/// Substitution of glyphs.
public let kCTFontTableGSUB = 0x4753_5542
/// Metrics for Windows and OS/2.
public let kCTFontTableOS2 = 0x4F53_2F32
/// The map from characters to glyphs.
public let kCTFontTableCmap = 0x636D_6170
/// The axes of a variable font.
public let kCTFontTableFvar = 0x6676_6172
/// Outlines in TrueType form.
public let kCTFontTableGlyf = 0x676C_7966
/// The header.
public let kCTFontTableHead = 0x6865_6164
/// The header of horizontal metrics.
public let kCTFontTableHhea = 0x6868_6561
/// Horizontal metrics.
public let kCTFontTableHmtx = 0x686D_7478
/// Kerning in the older form.
public let kCTFontTableKern = 0x6B65_726E
/// The places of glyphs in `glyf`.
public let kCTFontTableLoca = 0x6C6F_6361
/// The numbers of glyphs and points.
public let kCTFontTableMaxp = 0x6D61_7870
/// Names.
public let kCTFontTableName = 0x6E61_6D65
/// Names of glyphs and metrics of underlines.
public let kCTFontTablePost = 0x706F_7374
/// Pictures of glyphs.
public let kCTFontTableSbix = 0x7362_6978
/// The header of vertical metrics.
public let kCTFontTableVhea = 0x7668_6561
/// Vertical metrics.
public let kCTFontTableVmtx = 0x766D_7478

/// Returns the bytes of a table; nil when the font has none of this tag.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    font.font.face.table(table).map { NSData(data: Data($0)) }
}

/// Returns the tags of all tables as an array of numbers.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
    NSArray(array: font.font.face.tableTags.map { NSNumber(value: $0) })
}

/// Returns the characters for which the font has a glyph.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
    var set = CharacterSet()
    for range in font.font.face.characters {
        // Surrogates, which a damaged font may contain, are no characters.
        guard let first = Unicode.Scalar(range.lowerBound), let last = Unicode.Scalar(range.upperBound), first <= last else { continue }
        set.insert(charactersIn: first...last)
    }
    return set as NSCharacterSet
}

/// Returns the tags of the languages whose letters the font has, sorted.
///
/// - Source: Fontconfig's lists of the letters that each language needs.
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray {
    NSArray(array: font.font.face.languages.map { NSString(string: $0) })
}
