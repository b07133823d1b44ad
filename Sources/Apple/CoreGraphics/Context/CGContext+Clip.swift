public import Foundation
import LaminaPDF
import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Intersects the clip with the inside of the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = pendingPath.path
        beginPath()
        clip(toPixels: path, FillRule(rule))
    }

    /// Intersects the clip with the inside of a path that is given in pixels.
    func clip(toPixels path: Path, _ rule: FillRule) {
        if keepsShapes {
            state.clip = state.clip.intersection(.path(path, rule), extent: path.controlBounds)
        } else {
            state.clip = state.clip.intersection(coverage(ofPixels: path, rule))
        }
    }

    /// Intersects the clip with a rectangle, and clears the path.
    public func clip(to rect: CGRect) {
        beginPath()
        let standard = Rect(rect.isNull ? .zero : rect.standardized)
        if keepsShapes { return clip(toPixels: RoundedRect(standard).path.mapped(by: state.userToPixels), .nonZero) }
        // A rectangle of whole pixels only shrinks the clip's bounds. It needs no coverage, so later drawing stays fast.
        if state.userToPixels.keepsAxes, let pixels = state.userToPixels(standard).wholePixels {
            state.clip = state.clip.intersection(pixels)
        } else {
            state.clip = state.clip.intersection(coverage(of: standard))
        }
    }

    /// Intersects the clip with the union of rectangles, and clears the path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Multiplies the clip by a mask image that is stretched over `rect`.
    ///
    /// - Parameter mask: An image mask, or an image whose alpha (or gray, when it has no alpha) is the coverage.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard let placement = placement(of: mask, in: rect) else { return state.clip = .whole(.empty) }
        if keepsShapes { return clip(toStencil: mask, placement) }
        let shape = coverage(of: Rect(rect))
        let region = shape.bounds.intersection(state.clip.bounds)
        // The mask is drawn on a clear bitmap; the alpha of the result is the coverage.
        var scratch = Bitmap(width: region.width, height: region.height)
        let stencil = Paint.picture(paint(of: mask.stencil, sampling(of: mask), placement))
        var alpha = Coverage.empty
        scratch.withCanvas(at: (region.minX, region.minY)) { canvas in
            canvas.fill(shape, with: stencil)
            alpha = Mask(alphaOf: canvas).coverage
        }
        state.clip = state.clip.intersection(alpha)
    }

    /// Resets the clip to the bounds of the innermost transparency layer or of the bitmap.
    public func resetClip() {
        let whole = canvas.map { PixelRect(covering: $0.bounds) } ?? PixelRect(width: width, height: height)
        state.clip = .whole(groups.last?.bounds ?? whole)
    }

    /// The bounding box of the clip in user space; null when the clip is empty.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.clip.bounds.isEmpty, let back = state.userToPixels.inverse else { return .null }
        return CGRect(back(state.clip.bounds.rect))
    }
}

extension Rect {
    /// The rectangle in whole pixels; nil when an edge is more than 10⁻⁶ away from a pixel boundary.
    fileprivate var wholePixels: PixelRect? {
        let pixels = PixelRect(covering: self)
        let isWhole = [(minX, pixels.minX), (minY, pixels.minY), (maxX, pixels.maxX), (maxY, pixels.maxY)]
            .allSatisfy { abs($0 - Double($1)) < 1e-6 }
        return isWhole ? pixels : nil
    }
}
