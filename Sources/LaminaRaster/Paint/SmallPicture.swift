package import LaminaPrimitives

/// A small picture under a map, made ready: all of it that a canvas shows is covered and painted in one step.
package struct SmallPicture: Sendable {
    private let window: PictureWindow
    private let map: AffineTransform
    private let quad: SmallQuad

    /// - Parameter quad: What the picture covers.
    /// - Returns: Nil when it has no pixels, is not sampled linearly, the map is not affine, or this processor has no loop for it.
    package init?(_ paint: PicturePaint, _ quad: SmallQuad) {
        guard RowKernels.chosen.hasTable, paint.sampling == .linear, let map = paint.inverse.affine, map.isFinite,
            let window = PictureWindow(paint.picture, source: paint.source)
        else { return nil }
        self.window = window
        self.map = map
        self.quad = quad
    }

    /// Every pixel that it may change.
    package var bounds: PixelRect { quad.bounds }

    /// Paints what of it lies inside the canvas, as `Canvas.fill` does.
    ///
    /// - Parameter opacity: Clamped to 0...1, and 0 when it is no number.
    package func paint(on canvas: Canvas, opacity: Double) {
        let region = bounds.intersection(canvas.bounds)
        if !region.isEmpty { RowKernels.chosen.over(window, map, quad, opacity: fraction255(opacity), onto: canvas, in: region) }
    }
}
