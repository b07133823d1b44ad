import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// A clip together with all its parents, made ready for the items that it confines; kept with the clip.
final class PreparedClip: Sendable {
    /// No pixel outside passes.
    let bounds: PixelRect
    /// Pixels that pass wholly.
    let solid: PixelRect
    /// How much of each pixel passes; nil when all pixels of `bounds` do.
    let coverage: Coverage?

    /// Everything inside `bounds` passes.
    init(_ bounds: PixelRect) {
        self.bounds = bounds
        solid = bounds
        coverage = nil
    }

    /// What passes `clip` and its parents.
    ///
    /// Threads that ask at the same time may make it twice, and make the same.
    static func of(_ clip: Clip) -> PreparedClip {
        var missing: [Clip] = []
        var next: Clip? = clip
        var found: PreparedClip?
        while let clip = next, found == nil {
            found = clip.memo.value(as: PreparedClip.self)
            if found == nil { missing.append(clip) }
            next = clip.parent
        }
        var rasterizer = Rasterizer()
        for clip in missing.reversed() {
            let made = PreparedClip.made(of: clip, inside: found ?? PreparedClip(clip.bounds), &rasterizer)
            clip.memo.keep(made)
            found = made
        }
        return found ?? PreparedClip(clip.bounds)
    }

    /// What passes both `parent` and `clip`.
    private static func made(of clip: Clip, inside parent: PreparedClip, _ rasterizer: inout Rasterizer) -> PreparedClip {
        let limit = clip.bounds.intersection(parent.bounds)
        // Near the origin, as items are.
        let shift = clip.placement.wholeShift
        var outline = Outline(clip.placement.followed(by: -shift), limit: limit.moved(by: -shift), isAntialiased: true)
        let own: Coverage
        var solid = PixelRect.empty
        switch clip.shape {
        case .roundedRect(let rounded):
            solid = outline.solidPixels(of: rounded).moved(by: shift)
            if solid.contains(limit), !limit.isEmpty { return parent.cropped(to: limit) }
            own = outline.coverage(of: rounded, &rasterizer)
        case .polygon(let points):
            outline.isAntialiased = false
            own = outline.coverage(ofPolygon: points)
        }
        return PreparedClip(own.moved(by: shift), solid: solid, inside: parent)
    }

    private init(_ own: Coverage, solid: PixelRect, inside parent: PreparedClip) {
        let rectangle = own.fullRectangle
        bounds = (rectangle ?? own.bounds).intersection(parent.bounds)
        self.solid = (rectangle ?? solid).intersection(parent.solid)
        guard rectangle == nil else {
            coverage = parent.coverage
            return
        }
        coverage = parent.coverage?.intersection(own) ?? own
    }

    private init(_ other: PreparedClip, bounds: PixelRect) {
        self.bounds = bounds
        solid = other.solid.intersection(bounds)
        coverage = other.coverage
    }

    /// What of this clip lies inside `limit`.
    private func cropped(to limit: PixelRect) -> PreparedClip {
        PreparedClip(self, bounds: bounds.intersection(limit))
    }
}
