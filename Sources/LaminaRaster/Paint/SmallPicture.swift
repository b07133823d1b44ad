import CLaminaKernels
package import LaminaPrimitives

/// A small picture under a map, made ready: all of it that a canvas shows is painted in one step.
///
/// An object, because to copy what it holds for each tile would count more references than one.
package final class SmallPicture: Sendable {
    private let window: PictureWindow
    private let map: AffineTransform
    private let covered: CoveredRows

    /// - Parameter covered: How much of each pixel the picture covers.
    /// - Returns: Nil when it has no pixels, is not sampled linearly, or the map is not affine.
    package init?(_ paint: PicturePaint, _ covered: CoveredRows) {
        guard paint.sampling == .linear, let map = paint.inverse.affine, map.isFinite,
            let window = PictureWindow(paint.picture, source: paint.source)
        else { return nil }
        self.window = window
        self.map = map
        self.covered = covered
    }

    /// Every pixel that it may change.
    package var bounds: PixelRect { covered.bounds }

    /// Paints what of it lies inside the canvas, as `Canvas.fill` does.
    ///
    /// - Parameter opacity: Clamped to 0...1, and 0 when it is no number.
    package func paint(on canvas: Canvas, opacity: Double, _ kernels: RowKernels = .chosen) {
        let region = bounds.intersection(canvas.bounds)
        if !region.isEmpty { kernels.over(window, map, covered, opacity: fraction255(opacity), onto: canvas, in: region) }
    }
}
