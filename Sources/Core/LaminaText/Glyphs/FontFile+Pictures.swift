import CFreeType
package import LaminaPrimitives

/// The colour bitmap of a glyph, such as an emoji.
package struct GlyphPicture: Sendable {
    package let picture: Picture
    /// The bitmap's rectangle, in em, with y pointing up and the glyph's origin at (0, 0).
    package let frame: Rect
}

extension FontFile {
    /// True when the face has bitmap strikes in colour.
    ///
    /// Bit 14 is `FT_FACE_FLAG_COLOR`, which is a macro that Swift does not import.
    var hasPictures: Bool { unsafe face.pointee.num_fixed_sizes > 0 && face.pointee.face_flags & FT_Long(1 << 14) != 0 }

    /// Returns a glyph's bitmap in the largest available size; nil when the glyph has no colour bitmap.
    func picture(of glyph: GlyphID) -> GlyphPicture? {
        guard hasPictures, let size = selectLargestStrike() else { return nil }
        guard unsafe FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0, let slot = unsafe face.pointee.glyph else {
            return nil
        }
        guard let bitmap = unsafe Bitmap(slot.pointee.bitmap) else { return nil }
        let (left, top) = unsafe (Double(slot.pointee.bitmap_left), Double(slot.pointee.bitmap_top))
        let frame = Rect(left / size, (top - Double(bitmap.height)) / size, Double(bitmap.width) / size, Double(bitmap.height) / size)
        return GlyphPicture(picture: Picture(bitmap), frame: frame)
    }

    /// Selects the strike with the most pixels per em.
    ///
    /// - Returns: The strike's pixels per em.
    private func selectLargestStrike() -> Double? {
        // The table has as many entries as `num_fixed_sizes` says.
        let strikes = unsafe UnsafeBufferPointer(start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
        guard let best = strikes.indices.max(by: { unsafe strikes[$0].y_ppem < strikes[$1].y_ppem }) else { return nil }
        guard unsafe FT_Select_Size(face, FT_Int(best)) == 0 else { return nil }
        // `y_ppem` is in 1/64 of a pixel.
        return unsafe Double(strikes[best].y_ppem) / 64
    }
}

extension Bitmap {
    /// Copies a FreeType bitmap of premultiplied colours; nil for other pixel formats and for an empty bitmap.
    fileprivate init?(_ source: FT_Bitmap) {
        let (width, height) = unsafe (Int(source.width), Int(source.rows))
        guard unsafe source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0, let start = unsafe source.buffer else {
            return nil
        }
        self.init(width: width, height: height)
        for y in 0..<height {
            // Rows are `pitch` bytes apart and hold four bytes per pixel, in the order blue, green, red, alpha.
            let row = unsafe UnsafeRawPointer(start + y * Int(source.pitch))
            for x in 0..<width {
                pixels[y * width + x] = unsafe UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
            }
        }
    }
}
