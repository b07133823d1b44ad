import LaminaPrimitives
import LaminaText

/// Keeps the pictures of glyphs such as emoji, which take long to unpack.
final class PictureCache: Sendable {
    /// The cache of all contexts.
    static let shared = PictureCache()

    private struct Key: Hashable {
        var face: FontFace
        var glyph: GlyphID
    }

    /// A picture takes about 70 kB.
    private static let capacity = 128
    private let pictures = Guarded([Key: GlyphPicture?]())

    /// A glyph's picture; nil when it has none.
    func picture(of glyph: GlyphID, in face: FontFace) -> GlyphPicture? {
        let key = Key(face: face, glyph: glyph)
        return pictures.withLock { pictures in
            if let kept = pictures[key] { return kept }
            if pictures.count >= Self.capacity { pictures.removeAll() }
            let picture = face.picture(of: glyph)
            pictures[key] = .some(picture)
            return picture
        }
    }
}
