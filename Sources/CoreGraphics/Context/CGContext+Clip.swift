public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Keeps drawing inside the path and inside what it was kept to before; the path is used up.
    public func clip(using rule: CGPathFillRule = .winding) {
        let shape = coverage(ofPixels: pendingPath.path, FillRule(rule))
        beginPath()
        state.clip = state.clip.intersection(shape)
    }

    /// Keeps drawing inside a rectangle; the path is used up.
    public func clip(to rect: CGRect) {
        beginPath()
        let standard = Rect(rect.isNull ? .zero : rect.standardized)
        if state.userToPixels.keepsAxes, let pixels = state.userToPixels(standard).wholePixels {
            state.clip = state.clip.intersection(pixels)
        } else {
            state.clip = state.clip.intersection(coverage(of: standard))
        }
    }

    /// Keeps drawing inside any of the rectangles; the path is used up.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Fades drawing by a mask that is placed like an image.
    ///
    /// - Parameter mask: An image mask, or an image whose gray (or alpha, when it has one) says how much shows.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard let placement = placement(of: mask, in: rect) else { return state.clip = .whole(.empty) }
        let shape = coverage(of: Rect(rect))
        let region = shape.bounds.intersection(state.clip.bounds)
        var scratch = Bitmap(width: region.width, height: region.height)
        let stencil = Paint.picture(paint(of: mask.stencil, sampling(of: mask), placement))
        var alpha = Coverage.empty
        scratch.withCanvas(at: (region.minX, region.minY)) { canvas in
            canvas.fill(shape, with: stencil)
            alpha = Mask(alphaOf: canvas).coverage
        }
        state.clip = state.clip.intersection(alpha)
    }

    /// Lets everything show again that the bitmap has room for.
    public func resetClip() {
        state.clip = .whole(groups.last?.bounds ?? PixelRect(width: width, height: height))
    }

    /// The smallest rectangle of user space that holds everything that can show; null when nothing can.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.clip.bounds.isEmpty, let back = state.userToPixels.inverse else { return .null }
        return CGRect(back(state.clip.bounds.rect))
    }
}

extension Rect {
    /// The same rectangle as whole pixels; nil when an edge lies between two.
    fileprivate var wholePixels: PixelRect? {
        let pixels = PixelRect(covering: self)
        let isWhole = [(minX, pixels.minX), (minY, pixels.minY), (maxX, pixels.maxX), (maxY, pixels.maxY)]
            .allSatisfy { abs($0 - Double($1)) < 1e-6 }
        return isWhole ? pixels : nil
    }
}
