import LaminaConcurrency
import LaminaText

/// A cache of glyph pictures such as emoji, which are slow to decode.
final class PictureCache: Sendable {
    /// The cache that all contexts share.
    static let shared = PictureCache()

    private struct Key: Hashable {
        var face: FontFace
        var glyph: GlyphID
    }

    /// The maximum number of pictures; one takes about 70 kB.
    private static let capacity = 128
    private let pictures = Guarded([Key: GlyphPicture?]())

    /// Returns a glyph's picture; nil when it has none.
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
