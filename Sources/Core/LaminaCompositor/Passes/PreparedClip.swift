import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// A clip intersected with its ancestors, rasterised.
struct PreparedClip: Sendable {
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

    /// Prepares the intersection of `clip` with its prepared parent.
    init(_ clip: Clip, inside parent: PreparedClip, _ rasterizer: inout Rasterizer) {
        let limit = clip.bounds.intersection(parent.bounds)
        // Rasterised near the origin, like items, so that equal subpixel positions give equal coverage.
        let shift = clip.placement.wholeShift
        var shapeRasterizer = ShapeRasterizer(clip.placement.followed(by: -shift), limit: limit.moved(by: -shift), smoothEdges: .all)
        let own: Coverage
        var solid = PixelRect.empty
        switch clip.shape {
        case .roundedRect(let rounded):
            solid = shapeRasterizer.solidPixels(of: rounded).moved(by: shift)
            // The clip passes everything inside `limit`, so the parent's coverage is reused.
            if solid.contains(limit), !limit.isEmpty {
                self.init(parent, bounds: parent.bounds.intersection(limit))
                return
            }
            own = shapeRasterizer.coverage(of: rounded, &rasterizer)
        case .polygon(let points):
            shapeRasterizer.smoothEdges = []
            own = shapeRasterizer.coverage(ofPolygon: points)
        }
        self.init(own.moved(by: shift), solid: solid, inside: parent)
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

    /// Creates a clip that passes the same as another one inside `bounds`.
    private init(_ other: PreparedClip, bounds: PixelRect) {
        self.bounds = bounds
        solid = other.solid.intersection(bounds)
        coverage = other.coverage
    }
}
