import LaminaConcurrency
import LaminaPrimitives
import LaminaRaster
import LaminaText

/// A cache of glyph coverage, so that a glyph at one size is rasterised only once.
///
/// The cache affects only the time of drawing, never its result.
final class GlyphCache: Sendable {
    /// The cache that all contexts share.
    static let shared = GlyphCache()

    /// A glyph with its scale, slant and subpixel position.
    struct Key: Hashable {
        var face: FontFace
        var glyph: GlyphID
        /// Pixels per font unit.
        var scale: Double
        /// The horizontal offset per unit of height.
        var slant: Double
        /// The subpixel position: the number of quarters of a pixel to the right of a pixel boundary.
        var step: Int
    }

    /// The number of subpixel positions per pixel.
    ///
    /// Four give evenly spaced text; more would only fill the cache.
    static let steps = 4
    /// The capacity of each of the two generations, so the cache holds at most twice this many glyphs.
    private static let generationSize = 2048

    private struct State {
        var rasterizer = Rasterizer()
        /// The two generations of the cache: `young` has the glyphs used recently, `old` the glyphs of the generation before.
        var young: [Key: Coverage] = [:]
        var old: [Key: Coverage] = [:]
    }

    private let state = Guarded(State())

    /// Returns the coverage of a glyph whose origin is at the corner of pixel (0, 0), offset by `step` quarters of a pixel.
    func coverage(_ key: Key) -> Coverage {
        state.withLock { state in
            if let kept = state.young[key] { return kept }
            // A hit in the old generation is copied to the young one, so that the glyph survives the next eviction.
            let coverage = state.old[key] ?? key.rasterised(by: &state.rasterizer)
            // A full young generation becomes the old one, and the previous old one is evicted.
            if state.young.count >= Self.generationSize {
                state.old = state.young
                state.young = [:]
            }
            state.young[key] = coverage
            return coverage
        }
    }
}

extension GlyphCache.Key {
    /// The rectangle, in pixels around the glyph's origin, to which coverage is clipped.
    private static let reach = PixelRect(-4096, -4096, 4096, 4096)

    fileprivate func rasterised(by rasterizer: inout Rasterizer) -> Coverage {
        let map = AffineTransform(
            a: scale, b: 0, c: scale * slant, d: -scale, tx: Double(step) / Double(GlyphCache.steps), ty: 0)
        return rasterizer.fill(face.outline(of: glyph), mappedBy: map, clippedTo: Self.reach)
    }
}
