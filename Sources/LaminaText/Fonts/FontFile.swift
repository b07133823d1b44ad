import CFreeType

/// An open font file, from which FreeType reads metrics, outlines and colour bitmaps.
///
/// Not thread-safe; `FontFace` guards it with a lock. Each file has its own FreeType library, so that threads with different files need no common
/// lock. `@safe`: both pointers are created in the initialiser, released in `deinit` and never handed out.
@safe
final class FontFile {
    private let library: FT_Library
    let face: FT_Face

    /// - Throws: `FontError.unreadable` when there is no font at the path or the file has no face of this index.
    init(path: String, index: Int) throws(FontError) {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { throw .unreadable(path: path, face: index) }
        var face: FT_Face?
        guard unsafe FT_New_Face(library, path, FT_Long(index), &face) == 0, let face = unsafe face else {
            // The library is not stored yet, so `deinit` would not release it.
            unsafe FT_Done_FreeType(library)
            throw .unreadable(path: path, face: index)
        }
        unsafe self.library = library
        unsafe self.face = face
    }

    deinit {
        // No other reference to the pointers exists.
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
    }
}

/// The reason why a font is not available.
package enum FontError: Error, Hashable {
    /// There is no font file at this path, or it has no face of this index.
    case unreadable(path: String, face: Int)
    /// No font of this name is installed, and none substitutes for it.
    case unknown(name: String)
}

extension FontError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let path, let face): "cannot read font face \(face) from \(path)"
        case .unknown(let name): "no font named \(name) is installed"
        }
    }
}
