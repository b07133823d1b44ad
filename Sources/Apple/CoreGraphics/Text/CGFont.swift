public import Foundation
package import LaminaText

/// The index of a glyph in its font.
public typealias CGGlyph = CGFontIndex
/// The index of a glyph in its font.
public typealias CGFontIndex = UInt16

/// A font without a size; its metrics are in font units.
public final class CGFont: Sendable {
    /// The font's face.
    package let face: FontFace

    package init(_ face: FontFace) { self.face = face }

    /// Creates a font from its PostScript or family name, either Apple's or an installed font's; nil when there is none.
    public convenience init?(_ name: CFString) {
        guard let font = CTFont.font(named: String(describing: name), size: 1) else { return nil }
        self.init(font.face)
    }

    /// Creates a font from the bytes of a font file; nil, with a message, when they are no font.
    public convenience init?(_ provider: CGDataProvider) {
        do throws(FontError) { self.init(try FontFace(.memory([UInt8](provider.bytes)))) } catch {
            Diagnostics.report(exception: "CGFontCreateWithDataProvider", detail: "\(error); nil is returned")
            return nil
        }
    }

    /// The typographic height above the baseline.
    public var ascent: Int32 { units(face.metrics.ascent) }
    /// The typographic depth below the baseline, as a negative number.
    public var descent: Int32 { units(-face.metrics.descent) }
    /// The extra space between two lines.
    public var leading: Int32 { units(face.metrics.lineGap) }
    /// The height of flat capital letters.
    public var capHeight: Int32 { units(face.metrics.capHeight) }
    /// The height of flat lowercase letters without ascenders.
    public var xHeight: Int32 { units(face.metrics.xHeight) }
    /// The number of font units per em.
    public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { face.glyphCount }
    /// The PostScript name, which identifies this font.
    public var postScriptName: CFString? { face.postScriptName as CFString }
    /// The family name followed by the style name.
    public var fullName: CFString? { "\(face.familyName) \(face.styleName)" as CFString }
    /// The union of all glyphs' bounding boxes.
    public var fontBBox: CGRect { CGRect(face.bounds) }

    private func units(_ em: Double) -> Int32 { Int32((em * face.unitsPerEm).rounded()) }
}

extension CGFont: Hashable {
    /// True when the two fonts have the same face.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.face == b.face }
    /// Hashes the face's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
