import CCairoPDF
import LaminaPrimitives
import LaminaRaster

extension MarkCanvas {
    /// The limit of a shadow's offset and margin, as in bitmaps.
    private static let largestReach = 4096.0
    /// The largest number of pixels of a blurred shadow.
    private static let mostPixels = 4_000_000.0
    /// The pixels of a shadow per unit of the canvas for sharp edges.
    private static let finest = 4.0

    /// Draws the shadow of a mark.
    ///
    /// PDF has no blurs, so a blurred shadow becomes a mask of the part that the canvas shows. Cairo keeps it until the page ends.
    package func drawShadow(_ shadow: MarkShadow, of mark: Mark, _ how: Compositing) {
        guard shadow.offset.isFinite, shadow.sigma.isFinite, shadow.color.alpha > 0 else { return }
        var plain = how
        plain.shadow = nil
        if shadow.sigma < 0.05, let silhouette = mark.silhouette(shadow.color, movedBy: shadow.offset) { return draw(silhouette, plain) }
        guard let mask = mask(of: shadow, mark) else { return }
        draw(.stencil(mask, shadow.color), plain)
    }

    private func mask(of shadow: MarkShadow, _ mark: Mark) -> PlacedMask? {
        let reach = min(Self.largestReach, shadow.sigma * 3 + 1)
        let casters = bounds.offsetBy(dx: -shadow.offset.x, dy: -shadow.offset.y).insetBy(dx: -reach, dy: -reach)
        guard let area = (mark.extent ?? casters).intersection(casters), !area.isEmpty, area.isFinite else { return nil }
        let around = area.insetBy(dx: -reach, dy: -reach)
        // A blur leaves nothing that more than about one pixel per standard deviation would show.
        let scale = min(min(Self.finest, max(1, 6 / max(shadow.sigma, 0.001))), (Self.mostPixels / (around.width * around.height)).squareRoot())
        guard let mask = alpha(of: mark, in: area, scale: scale)?.blurred(sigma: shadow.sigma * scale) else { return nil }
        let corner = Point(area.minX, area.minY) + shadow.offset
        // One pixel more on each side is interpolated with the last one that shows.
        let shown = bounds.offsetBy(dx: -corner.x, dy: -corner.y)
        let window = PixelRect(covering: Rect(shown.minX * scale, shown.minY * scale, shown.width * scale, shown.height * scale)).expanded(by: 1)
        let visible = mask.bounds.intersection(window)
        guard !visible.isEmpty else { return nil }
        return PlacedMask(
            mask: mask.part(visible),
            map: .translation(Double(visible.minX), Double(visible.minY)).followed(by: .scale(1 / scale, 1 / scale)).followed(
                by: .translation(corner.x, corner.y)))
    }

    /// Draws a mark on pixels and returns their alpha; nil without memory.
    private func alpha(of mark: Mark, in area: Rect, scale: Double) -> Mask? {
        let pixels = PixelRect(covering: Rect(0, 0, area.width * scale, area.height * scale))
        guard let made = CairoSurface(cairo, width: pixels.width, height: pixels.height) else { return nil }
        let canvas = MarkCanvas(made, bounds: area, resources: resources)
        var matrix = cairo_matrix_t(AffineTransform.translation(-area.minX, -area.minY).followed(by: .scale(scale, scale)))
        unsafe cairo.functions.cairo_transform(canvas.context, &matrix)
        canvas.paint(mark, 1, .normal)
        return Mask(bounds: pixels, alphas: made.bitmap(width: pixels.width, height: pixels.height).pixels.map { UInt8($0 >> 24) })
    }
}
