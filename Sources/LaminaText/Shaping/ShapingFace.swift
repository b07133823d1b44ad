import CHarfBuzz

/// A face as HarfBuzz sees it, in font units.
///
/// `@unchecked Sendable`: HarfBuzz allows every thread to use a font that was made immutable. Safe to use: the address is made in the
/// initialiser, released in `deinit` and never given away.
@safe
final class ShapingFace: @unchecked Sendable {
    let font: OpaquePointer

    /// - Throws: `FontError.unreadable` when the file cannot be read.
    init(path: String, index: Int) throws(FontError) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { throw .unreadable(path: path, face: index) }
        let face = unsafe hb_face_create(blob, UInt32(truncatingIfNeeded: index))
        // Each object keeps the one it was made from.
        unsafe hb_blob_destroy(blob)
        guard let font = unsafe hb_font_create(face) else { throw .unreadable(path: path, face: index) }
        unsafe hb_face_destroy(face)
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
    }

    /// A face without glyphs.
    init() {
        // HarfBuzz answers with an object of its own, never with null.
        let font: OpaquePointer = unsafe hb_font_create(hb_face_get_empty())
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
    }

    deinit { unsafe hb_font_destroy(font) }

    /// The glyph of a character; nil when the face lacks it.
    func glyph(for character: Unicode.Scalar) -> GlyphID? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : nil
    }

    /// How far a glyph moves the pen, in font units.
    func advance(of glyph: GlyphID) -> Double { unsafe Double(hb_font_get_glyph_h_advance(font, glyph)) }
}
