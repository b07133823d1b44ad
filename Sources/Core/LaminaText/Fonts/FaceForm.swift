import CFreeType

/// The form of a face's letters, as the font's tables describe it.
package struct FaceForm: Sendable, Hashable {
    /// The slope of italic letters in degrees, counter-clockwise from the vertical; negative for letters that lean to the right.
    package var italicAngle = 0.0
    /// True when all characters have the same width.
    package var isMonospaced = false
    /// OpenType's class of widths, 1 (ultra-condensed) to 9 (ultra-expanded); 5 is normal.
    package var widthClass = 5
    /// OpenType's class of designs, 0...15: 1 to 5 and 7 have serifs, 8 has none, 10 is a script; 0 is unknown.
    package var designClass = 0
}

extension FontFile {
    /// The form that the `post` and `OS/2` tables describe.
    var form: FaceForm {
        var form = FaceForm()
        // The tables and the face live as long as this object.
        if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self).pointee {
            // A number with 16 fractional bits.
            form.italicAngle = Double(table.italicAngle) / 65_536
        }
        if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee {
            form.widthClass = (1...9).contains(table.usWidthClass) ? Int(table.usWidthClass) : 5
            form.designClass = Int(table.sFamilyClass) >> 8 & 0xF
        }
        // Bit 2 is `FT_FACE_FLAG_FIXED_WIDTH`, which is a macro that Swift does not import.
        form.isMonospaced = unsafe face.pointee.face_flags & FT_Long(1 << 2) != 0
        return form
    }
}
