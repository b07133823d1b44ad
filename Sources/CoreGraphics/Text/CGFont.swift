public import Foundation
package import LaminaText

/// The number of a glyph in its font.
public typealias CGGlyph = CGFontIndex
/// The number of a glyph in its font.
public typealias CGFontIndex = UInt16

/// A font at no particular size; measures are in font units.
public final class CGFont: Sendable {
    /// The face that the font stands for.
    package let face: FontFace

    package init(_ face: FontFace) { self.face = face }

    /// The font of a PostScript or family name, one of Apple's or an installed one's; nil when there is none.
    public convenience init?(_ name: CFString) {
        guard let font = CTFont.font(named: String(describing: name), size: 1) else { return nil }
        self.init(font.face)
    }

    /// How far letters reach above the baseline.
    public var ascent: Int32 { units(face.metrics.ascent) }
    /// How far letters reach below the baseline, negative.
    public var descent: Int32 { units(-face.metrics.descent) }
    /// What the font adds between two lines.
    public var leading: Int32 { units(face.metrics.lineGap) }
    /// How high flat capitals are.
    public var capHeight: Int32 { units(face.metrics.capHeight) }
    /// How high flat small letters without ascenders are.
    public var xHeight: Int32 { units(face.metrics.xHeight) }
    /// Font units for each em.
    public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
    /// How many glyphs there are.
    public var numberOfGlyphs: Int { face.glyphCount }
    /// The name of this one font.
    public var postScriptName: CFString? { face.postScriptName as CFString }
    /// The family's name and the style's.
    public var fullName: CFString? { "\(face.familyName) \(face.styleName)" as CFString }
    /// The box around all glyphs.
    public var fontBBox: CGRect { CGRect(face.bounds) }

    private func units(_ em: Double) -> Int32 { Int32((em * face.unitsPerEm).rounded()) }
}

extension CGFont: Hashable {
    /// Both are of the same face.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.face == b.face }
    /// Feeds the face's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
