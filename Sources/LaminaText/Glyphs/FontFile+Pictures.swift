import CFreeType
package import LaminaPrimitives

/// A glyph that is a picture, such as an emoji.
package struct GlyphPicture: Sendable {
    package let picture: Picture
    /// Where the picture stands, in em, y up, with the glyph's origin at zero.
    package let frame: Rect
}

extension FontFile {
    /// The face has pictures instead of outlines.
    var hasPictures: Bool { unsafe face.pointee.num_fixed_sizes > 0 && face.pointee.face_flags & FT_Long(1 << 14) != 0 }

    /// A glyph's largest picture; nil when it has none.
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

    /// Chooses the strike with most pixels.
    ///
    /// - Returns: Its pixels for each em.
    private func selectLargestStrike() -> Double? {
        // The table has as many entries as the face says.
        let strikes = unsafe UnsafeBufferPointer(start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
        guard let best = strikes.indices.max(by: { unsafe strikes[$0].y_ppem < strikes[$1].y_ppem }) else { return nil }
        guard unsafe FT_Select_Size(face, FT_Int(best)) == 0 else { return nil }
        // In 64ths of a pixel.
        return unsafe Double(strikes[best].y_ppem) / 64
    }
}

extension Bitmap {
    /// FreeType's picture of premultiplied colours; nil for other kinds and for an empty one.
    fileprivate init?(_ source: FT_Bitmap) {
        let (width, height) = unsafe (Int(source.width), Int(source.rows))
        guard unsafe source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0, let start = unsafe source.buffer else {
            return nil
        }
        self.init(width: width, height: height)
        for y in 0..<height {
            // Rows lie `pitch` bytes apart and hold four bytes a pixel: blue, green, red, alpha.
            let row = unsafe UnsafeRawPointer(start + y * Int(source.pitch))
            for x in 0..<width {
                pixels[y * width + x] = unsafe UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
            }
        }
    }
}
