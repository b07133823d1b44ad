public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Draws an image stretched over a rectangle; the image's top row lies at the rectangle's largest y.
    ///
    /// In a context whose y axis points down the image therefore appears upside down, unless the transform is flipped first. An image mask is painted
    /// with the fill colour.
    ///
    /// - Parameter byTiling: Repeats the image over the whole clip; each tile has the size of `rect`.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite else {
            return Diagnostics.report(exception: "CGContextDrawImage", detail: "a number is NaN or infinite; nothing drawn")
        }
        guard byTiling else { return drawOnce(image, in: rect) }
        // With a shadow, the tiles are drawn into one transparency layer, which casts one shadow: a shadow for each tile would fall on its
        // neighbours, and thousands of shadows would take minutes. Tiles cover only the clip, so the layer does too; `drawingBounds`, which includes
        // distant casters of the shadow, could be thousands of pixels larger.
        let castsShadow = state.shadow != nil
        if castsShadow { beginGroup(state.clip.bounds) }
        for tile in tiles(of: rect.standardized) { drawOnce(image, in: tile) }
        if castsShadow { endTransparencyLayer() }
    }

    /// Returns the transform from pixels of the context to pixels of an image stretched over `rect`; nil when it has no inverse.
    func placement(of image: CGImage, in rect: CGRect) -> AffineTransform? {
        // The image's rows run down and the y axis of user space runs up, so the height is negated.
        let flipped = Rect(
            Double(rect.minX), Double(rect.maxY), Double(rect.width), -Double(rect.height))
        let pixels = Rect(0, 0, Double(image.width), Double(image.height))
        let map = AffineTransform(
            a: flipped.size.width / pixels.size.width, b: 0, c: 0, d: flipped.size.height / pixels.size.height, tx: flipped.origin.x,
            ty: flipped.origin.y)
        return map.followed(by: state.userToPixels).inverse
    }

    /// Returns a paint for a picture.
    ///
    /// A picture shown at half its size or smaller is reduced first: bilinear sampling mixes four pixels and would skip all others.
    func paint(of picture: Picture, _ sampling: PicturePaint.Sampling, _ placement: AffineTransform) -> PicturePaint {
        guard sampling == .linear else { return PicturePaint(picture, sampling: sampling, inverse: Projection(placement)) }
        let columns = blockSide(Point(placement.a, placement.c).length)
        let rows = blockSide(Point(placement.b, placement.d).length)
        let toBlocks = AffineTransform.scale(1 / Double(columns), 1 / Double(rows))
        return PicturePaint(
            picture.averaged(columns: columns, rows: rows), inverse: Projection(placement.followed(by: toBlocks)))
    }

    /// Returns the sampling method for an image, chosen from the interpolation quality and the image's own setting.
    func sampling(of image: CGImage) -> PicturePaint.Sampling {
        switch state.interpolation {
        case .none: .nearest
        case .default: image.shouldInterpolate ? .linear : .nearest
        case .low, .medium, .high: .linear
        }
    }

    private func drawOnce(_ image: CGImage, in rect: CGRect) {
        if image.isMask { return paintStencil(image, in: rect) }
        guard let placement = placement(of: image, in: rect) else { return }
        let shape = coverage(of: Rect(rect))
        let paint = Paint.picture(paint(of: image.picture, sampling(of: image), placement))
        draw(within: shape.bounds) { canvas, opacity, blend, clip in
            canvas.fill(shape, with: paint, opacity: opacity, blend: blend, clip: clip)
        }
    }

    private func paintStencil(_ image: CGImage, in rect: CGRect) {
        let path = pendingPath.path
        // The mask becomes a clip through which the fill colour is painted. Clipping clears the current path, so the path is restored afterwards.
        saveGState()
        clip(to: rect, mask: image)
        fill(rect)
        restoreGState()
        pendingPath.path = path
    }

    /// Returns the rectangles of the tiles that cover the clip; none when more than 2¹⁶ tiles would be needed, which would take too long.
    private func tiles(of rect: CGRect) -> [CGRect] {
        let area = boundingBoxOfClipPath
        guard !area.isNull, rect.width > 0, rect.height > 0 else { return [] }
        let (left, right) = (((area.minX - rect.minX) / rect.width).rounded(.down), ((area.maxX - rect.minX) / rect.width).rounded(.down))
        let (top, bottom) = (((area.minY - rect.minY) / rect.height).rounded(.down), ((area.maxY - rect.minY) / rect.height).rounded(.down))
        // With a tiny scale, the clip is infinite in user space and the tile numbers are NaN. Comparisons with NaN are false, so nothing is drawn.
        guard left <= right, top <= bottom else { return [] }
        let (columns, rows) = (left...right, top...bottom)
        guard (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1) <= 65_536 else {
            Diagnostics.report(exception: "CGContextDrawTiledImage", detail: "more than 65536 tiles; nothing drawn")
            return []
        }
        return stride(from: rows.lowerBound, through: rows.upperBound, by: 1).flatMap { row in
            stride(from: columns.lowerBound, through: columns.upperBound, by: 1).map { column in
                rect.offsetBy(dx: column * rect.width, dy: row * rect.height)
            }
        }
    }
}

/// Returns the largest power of two, at most 4096, that is not above `pixels`, the number of image pixels per context pixel.
private func blockSide(_ pixels: Double) -> Int {
    var side = 1
    while Double(side) * 2 <= pixels, side < 4096 { side *= 2 }
    return side
}
