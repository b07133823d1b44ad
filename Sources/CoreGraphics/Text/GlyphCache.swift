import LaminaPrimitives
import LaminaRaster
import LaminaText

/// Keeps what glyphs cover, so that the same letter at the same size is rasterised once.
///
/// What is kept changes no pixel, only how long drawing takes.
final class GlyphCache: Sendable {
    /// The cache of all contexts.
    static let shared = GlyphCache()

    /// A glyph as it lies on the pixel grid.
    struct Key: Hashable {
        var face: FontFace
        var glyph: GlyphID
        /// Pixels for each font unit.
        var scale: Double
        /// By how much the glyph leans for each unit of height.
        var slant: Double
        /// How many quarters of a pixel the glyph stands to the right of a whole one.
        var step: Int
    }

    /// How many places between two pixels a glyph can have.
    ///
    /// Four look evenly spaced; more would only fill the cache.
    static let steps = 4
    /// So many glyphs are kept at least, and twice as many at most.
    private static let generationSize = 2048

    private struct State {
        var rasterizer = Rasterizer()
        /// What was used lately, and what was used before that.
        var young: [Key: Coverage] = [:]
        var old: [Key: Coverage] = [:]
    }

    private let state = Guarded(State())

    /// What a glyph covers whose origin is the corner of pixel (0, 0), `step` quarters of a pixel to the right.
    func coverage(_ key: Key) -> Coverage {
        state.withLock { state in
            if let kept = state.young[key] { return kept }
            let coverage = state.old[key] ?? key.rasterised(by: &state.rasterizer)
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
    /// Larger glyphs than this are not kept, and those beyond it in size are cut.
    private static let reach = PixelRect(-4096, -4096, 4096, 4096)

    fileprivate func rasterised(by rasterizer: inout Rasterizer) -> Coverage {
        let map = AffineTransform(
            a: scale, b: 0, c: scale * slant, d: -scale, tx: Double(step) / Double(GlyphCache.steps), ty: 0)
        return rasterizer.fill(face.outline(of: glyph), mappedBy: map, clippedTo: Self.reach)
    }
}
