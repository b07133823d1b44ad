import CHarfBuzz

/// A face opened by HarfBuzz; all values are in font units.
///
/// `@unchecked Sendable`: HarfBuzz allows any number of threads to use an immutable font. `@safe`: the pointer is created in the
/// initialiser, released in `deinit` and never handed out.
@safe
final class ShapingFace: @unchecked Sendable {
    let font: OpaquePointer

    /// - Throws: `FontError.unreadable` when the file cannot be read.
    init(_ source: FontSource, index: Int) throws(FontError) {
        guard let blob = unsafe Self.blob(source) else { throw .unreadable(path: source.path, face: index) }
        let face = unsafe hb_face_create(blob, UInt32(truncatingIfNeeded: index))
        // The font retains the face, and the face retains the blob, so the references from their creation are released here.
        unsafe hb_blob_destroy(blob)
        guard let font = unsafe hb_font_create(face) else { throw .unreadable(path: source.path, face: index) }
        unsafe hb_face_destroy(face)
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
    }

    /// Creates a face without glyphs.
    init() {
        // On failure HarfBuzz returns its built-in empty object, never null.
        let font: OpaquePointer = unsafe hb_font_create(hb_face_get_empty())
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
    }

    /// Creates a variation of a face.
    ///
    /// - Parameter values: The tags of all axes with their values.
    init(_ base: ShapingFace, _ values: [(tag: UInt32, value: Double)]) {
        // The new font retains the face of the other; on failure HarfBuzz returns its built-in empty object, never null.
        let font: OpaquePointer = unsafe hb_font_create(hb_font_get_face(base.font))
        let variations = values.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
        unsafe variations.withUnsafeBufferPointer { unsafe hb_font_set_variations(font, $0.baseAddress, UInt32($0.count)) }
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
    }

    deinit { unsafe hb_font_destroy(font) }

    private static func blob(_ source: FontSource) -> OpaquePointer? {
        switch source {
        case .file(let path): return unsafe hb_blob_create_from_file_or_fail(path)
        case .memory(let bytes):
            return unsafe bytes.withUnsafeBytes {
                // HarfBuzz copies the bytes before the call returns.
                let start = unsafe $0.assumingMemoryBound(to: CChar.self).baseAddress
                return unsafe hb_blob_create_or_fail(start, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
        }
    }

    /// Returns the glyph of a character; nil when the face lacks it.
    func glyph(for character: Unicode.Scalar) -> GlyphID? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : nil
    }

    /// Returns the horizontal advance of a glyph, in font units.
    func advance(of glyph: GlyphID) -> Double { unsafe Double(hb_font_get_glyph_h_advance(font, glyph)) }
}
