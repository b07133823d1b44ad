import CFreeType

/// An open font file, from which FreeType reads metrics, outlines and colour bitmaps.
///
/// Not thread-safe; `FontFace` guards it with a lock. Each file has its own FreeType library, so that threads with different files need no common
/// lock. `@safe`: both pointers are created in the initialiser, released in `deinit` and never handed out.
@safe
final class FontFile {
    private let library: FT_Library
    let face: FT_Face
    /// The bytes of a font in memory, which FreeType reads as long as the face is open; empty for a font in a file.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The axis values that FreeType uses now; empty for the initial ones.
    var selected: [Int32] = []

    /// - Throws: `FontError.unreadable` when the source is no font or has no face of this index.
    init(_ source: FontSource, index: Int) throws(FontError) {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { throw .unreadable(path: source.path, face: index) }
        var face: FT_Face?
        let status: FT_Error
        switch source {
        case .file(let path):
            unsafe bytes = UnsafeMutableBufferPointer(start: nil, count: 0)
            status = unsafe FT_New_Face(library, path, FT_Long(index), &face)
        case .memory(let data):
            // FreeType keeps the address, so the bytes are copied to memory that stays in place until `deinit`.
            unsafe bytes = .allocate(capacity: data.count)
            _ = unsafe bytes.initialize(from: data)
            status = unsafe FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(data.count), FT_Long(index), &face)
        }
        guard status == 0, let face = unsafe face else {
            // The fields are not all stored yet, so `deinit` would not release them.
            unsafe FT_Done_FreeType(library)
            unsafe bytes.deallocate()
            throw .unreadable(path: source.path, face: index)
        }
        unsafe self.library = library
        unsafe self.face = face
    }

    deinit {
        // No other reference to the pointers exists.
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
        unsafe bytes.deallocate()
    }
}

/// The origin of a font's bytes.
package enum FontSource: Sendable, Hashable {
    case file(path: String)
    case memory([UInt8])

    /// The path of the file; empty for a font in memory.
    var path: String {
        switch self {
        case .file(let path): path
        case .memory: ""
        }
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
