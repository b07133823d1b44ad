import CFreeType

/// An open font file, for what FreeType reads from it: metrics, outlines and pictures of glyphs.
///
/// Not for two threads at a time; `FontFace` sees to that. Each file has a library of its own, so that files do not wait for each other.
/// Safe to use: both addresses are opened in the initialiser, closed in `deinit` and never given away.
@safe
final class FontFile {
    private let library: FT_Library
    let face: FT_Face

    /// - Throws: `FontError.unreadable` when there is no font at the path or the file has no face of that number.
    init(path: String, index: Int) throws(FontError) {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { throw .unreadable(path: path, face: index) }
        var face: FT_Face?
        guard unsafe FT_New_Face(library, path, FT_Long(index), &face) == 0, let face = unsafe face else {
            // Opened above and given to nobody.
            unsafe FT_Done_FreeType(library)
            throw .unreadable(path: path, face: index)
        }
        unsafe self.library = library
        unsafe self.face = face
    }

    deinit {
        // Nobody has the addresses any more.
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
    }
}

/// A font could not be had.
package enum FontError: Error, Hashable {
    /// No font file stands at this path, or it has no such face.
    case unreadable(path: String, face: Int)
    /// No font of this name is installed, and no other stands in for it.
    case unknown(name: String)
}

extension FontError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let path, let face): "no font face \(face) can be read from \(path)"
        case .unknown(let name): "no font named \(name) is installed"
        }
    }
}
