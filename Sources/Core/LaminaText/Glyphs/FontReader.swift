import CFreeType
import LaminaConcurrency

/// A font file that was opened once more, for a library that reads it by itself, such as a writer of PDF files.
///
/// `@unchecked Sendable`: the face is used by that library only, which synchronises its own calls.
package final class FontReader: @unchecked Sendable {
    private let file: FontFile

    fileprivate init(_ file: FontFile) { self.file = file }

    /// The `FT_Face`, valid as long as this object lives.
    package var address: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(file.face) }
}

extension FontFace {
    /// Opens the font once more; nil for the empty face, and when the file has disappeared.
    package func reader() -> FontReader? {
        guard let source = file?.withLock({ $0.source(path: path) }), let file = try? FontFile(source, index: index) else { return nil }
        file.select(coordinates)
        return FontReader(file)
    }
}

extension FontFile {
    /// The origin of the font's bytes.
    fileprivate func source(path: String) -> FontSource {
        // The bytes stay in place until `deinit`.
        unsafe bytes.isEmpty ? .file(path: path) : .memory(Array(bytes))
    }
}
