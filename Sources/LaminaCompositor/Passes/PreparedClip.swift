import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// A clip intersected with its ancestors, rasterised and cached in the clip.
final class PreparedClip: Sendable {
    /// No pixel outside these bounds passes.
    let bounds: PixelRect
    /// A rectangle of pixels that pass fully.
    let solid: PixelRect
    /// The fraction of each pixel that passes; nil when every pixel of `bounds` passes fully.
    let coverage: Coverage?

    /// Creates a clip that passes everything inside `bounds`.
    init(_ bounds: PixelRect) {
        self.bounds = bounds
        solid = bounds
        coverage = nil
    }

    /// Returns the prepared form of `clip` and its ancestors.
    ///
    /// Threads that ask at the same time may prepare it twice; the results are equal.
    static func of(_ clip: Clip) -> PreparedClip {
        // Collects the unprepared clips up to the first prepared ancestor, then prepares them from the
        // outside in. Recursion could overflow the stack.
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

    /// Prepares the intersection of `clip` with its prepared parent.
    private static func made(of clip: Clip, inside parent: PreparedClip, _ rasterizer: inout Rasterizer) -> PreparedClip {
        let limit = clip.bounds.intersection(parent.bounds)
        // Rasterised near the origin, like items, so that equal subpixel positions give equal coverage.
        let shift = clip.placement.wholeShift
        var shapeRasterizer = ShapeRasterizer(clip.placement.followed(by: -shift), limit: limit.moved(by: -shift), isAntialiased: true)
        let own: Coverage
        var solid = PixelRect.empty
        switch clip.shape {
        case .roundedRect(let rounded):
            solid = shapeRasterizer.solidPixels(of: rounded).moved(by: shift)
            // The clip passes everything inside `limit`, so the parent's coverage is reused.
            if solid.contains(limit), !limit.isEmpty { return parent.cropped(to: limit) }
            own = shapeRasterizer.coverage(of: rounded, &rasterizer)
        case .polygon(let points):
            shapeRasterizer.isAntialiased = false
            own = shapeRasterizer.coverage(ofPolygon: points)
        }
        return PreparedClip(own.moved(by: shift), solid: solid, inside: parent)
    }

    /// - Parameter solid: A rectangle that `own` covers fully.
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

    /// The part of this clip that lies inside `limit`.
    private func cropped(to limit: PixelRect) -> PreparedClip {
        PreparedClip(self, bounds: bounds.intersection(limit))
    }
}
