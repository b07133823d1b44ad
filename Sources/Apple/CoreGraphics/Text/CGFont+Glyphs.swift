public import Foundation
import LaminaPrimitives
import LaminaText

extension CGFont {
    /// Writes the advance of each glyph, in font units.
    ///
    /// - Returns: False when a glyph is not in the font; then nothing is written.
    public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool {
        // The caller guarantees `count` glyphs and room for as many advances.
        let glyphs = unsafe Array(UnsafeBufferPointer(start: glyphs, count: max(0, count)))
        guard glyphs.allSatisfy({ Int($0) < numberOfGlyphs }) else { return false }
        for (index, glyph) in glyphs.enumerated() {
            unsafe advances[index] = Int32((face.advance(of: GlyphID(glyph)) * face.unitsPerEm).rounded())
        }
        return true
    }

    /// Writes the bounding box of each glyph, in font units with y up.
    ///
    /// - Returns: False when a glyph is not in the font; then nothing is written.
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool {
        // The caller guarantees `count` glyphs and room for as many boxes.
        let glyphs = unsafe Array(UnsafeBufferPointer(start: glyphs, count: max(0, count)))
        guard glyphs.allSatisfy({ Int($0) < numberOfGlyphs }) else { return false }
        for (index, glyph) in glyphs.enumerated() {
            unsafe bboxes[index] = CGRect(face.outline(of: GlyphID(glyph)).bounds ?? .zero)
        }
        return true
    }

    /// Returns the glyph with a PostScript name; 0, the glyph for missing characters, when there is none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        CGGlyph(truncatingIfNeeded: face.glyph(named: String(describing: name)) ?? 0)
    }
}
