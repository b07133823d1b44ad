package import LaminaPrimitives

/// A small picture under a map, prepared so that one call computes its coverage and paints it.
package struct SmallPicture: Sendable {
    private let paint: PicturePaint
    private let window: PictureWindow
    private let map: AffineTransform
    private let tint: UInt32
    private let quad: SmallQuad

    /// Prepares a small picture.
    ///
    /// - Parameter quad: The parallelogram that the picture covers.
    /// - Returns: Nil when the picture has no pixels or is not sampled linearly, the map is not affine, or there are no C loops.
    package init?(_ paint: PicturePaint, _ quad: SmallQuad) {
        let paint = paint.onGrid
        guard RowKernels.chosen.hasTable, paint.sampling == .linear, let map = paint.inverse.affine, map.isFinite,
            let window = PictureWindow(paint.picture, source: paint.source)
        else { return nil }
        self.paint = paint
        self.window = window
        self.map = map
        tint = paint.tint
        self.quad = quad
    }

    /// The pixels that painting may change.
    package var bounds: PixelRect { quad.bounds }

    /// Paints the part inside the canvas, with the same result as `Canvas.fill`.
    ///
    /// - Parameter opacity: The factor of the picture's alpha, clamped to 0...1; 0 when it is NaN.
    package func paint(on canvas: Canvas, opacity: Double) {
        let region = bounds.intersection(canvas.bounds)
        guard !region.isEmpty else { return }
        let opacity = fraction255(opacity)
        if tint == PicturePaint.noTint {
            RowKernels.chosen.over(window, map, quad, opacity: opacity, onto: canvas, in: region)
        } else {
            RowKernels.chosen.over(window, map, quad, tint: tint, isAdded: false, opacity: opacity, onto: canvas, in: region)
        }
    }
}

extension SmallPicture {
    /// The pixels that the picture covers, and their colours; nil when there are no C loops, or the paint draws nothing.
    package var parts: (coverage: Coverage, source: PaintSource)? {
        guard let coverage = Coverage(quad, .chosen), !coverage.isEmpty,
            let (source, _) = Paint.picture(paint).source(in: coverage.bounds, opacity: 1)
        else { return nil }
        return (coverage, source)
    }
}
