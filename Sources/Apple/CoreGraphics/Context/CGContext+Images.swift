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
        drawTiles(of: image, in: rect)
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
        let (reduced, inverse) = reduced(picture, placement)
        return PicturePaint(reduced, inverse: Projection(inverse))
    }

    /// Returns the sampling method for an image, chosen from the interpolation quality and the image's own setting.
    func sampling(of image: CGImage) -> PicturePaint.Sampling {
        switch state.interpolation {
        case .none: .nearest
        case .default: image.shouldInterpolate ? .linear : .nearest
        case .low, .medium, .high: .linear
        @unknown default: .linear
        }
    }

    private func drawOnce(_ image: CGImage, in rect: CGRect) {
        if image.isMask { return paintStencil(image, in: rect) }
        guard let placement = placement(of: image, in: rect) else { return }
        if keepsShapes { return record(image, placement) }
        let shape = coverage(of: Rect(rect))
        if drawsSamples, paintSamples(image, shape, placement) { return }
        var picture = paint(of: image.picture, sampling(of: image), placement)
        picture.enlargesInSteps = state.interpolation == .default || state.interpolation == .low
        let paint = Paint.picture(picture)
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

    private func drawTiles(of image: CGImage, in rect: CGRect) {
        guard let placement = placement(of: image, in: rect) else { return }
        if keepsShapes { return recordTiles(of: image, placement) }
        let picture = image.isMask ? image.picture.tinted(state.fillColor.color) : image.picture
        let paint = tiles(of: picture, sampling(of: image), placement)
        // One drawing for all tiles: they join without seams and cast one shadow, which does not fall on their neighbours.
        draw(within: state.clip.bounds) { canvas, opacity, blend, clip in
            canvas.fill(canvas.bounds, with: paint, opacity: opacity, blend: blend, clip: clip)
        }
    }

    private func tiles(of picture: Picture, _ sampling: PicturePaint.Sampling, _ placement: AffineTransform) -> Paint {
        let (tile, inverse) = reduced(picture, placement)
        // A tile of one pixel is a plain colour. The map of a tiny tile has numbers that are too large to calculate with.
        if tile.width == 1, tile.height == 1 { return .picture(PicturePaint(tile)) }
        return .tiles(TilePaint(tile, sampling: sampling, inverse: Projection(inverse)))
    }

    /// Returns a picture reduced to at most two pixels per pixel of the context, and its transform from pixels of the context.
    private func reduced(_ picture: Picture, _ placement: AffineTransform) -> (Picture, AffineTransform) {
        let columns = max(1, picture.width / blockSide(Point(placement.a, placement.c).length))
        let rows = max(1, picture.height / blockSide(Point(placement.b, placement.d).length))
        let scale = AffineTransform.scale(Double(columns) / Double(picture.width), Double(rows) / Double(picture.height))
        return (picture.reduced(width: columns, height: rows), placement.followed(by: scale))
    }
}

/// Returns the largest power of two, at most 2²², that is not above `pixels`, the number of image pixels per context pixel.
private func blockSide(_ pixels: Double) -> Int {
    var side = 1
    while Double(side) * 2 <= pixels, side < 1 << 22 { side *= 2 }
    return side
}

extension Picture {
    /// Returns a picture of one colour whose alpha is multiplied by this picture's alpha.
    func tinted(_ color: Color) -> Picture {
        var result = bitmap
        for i in result.pixels.indices { result.pixels[i] = color.multipliedAlpha(by: Float(bitmap.pixels[i] >> 24) / 255).pixel }
        return Picture(result)
    }
}
