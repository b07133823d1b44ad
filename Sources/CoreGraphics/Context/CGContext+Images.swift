public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Stretches an image over a rectangle; the image's top row lies at the rectangle's largest y.
    ///
    /// In a context whose y points down the image therefore stands on its head, unless the transform is turned around first. An image mask
    /// is painted with the fill colour.
    ///
    /// - Parameter byTiling: Repeats the image in every direction, each as large as `rect`.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite else {
            return Diagnostics.report(exception: "CGContextDrawImage", detail: "a number is NaN or infinite; nothing drawn")
        }
        let places = byTiling ? tiles(of: rect.standardized) : [rect]
        for place in places { drawOnce(image, in: place) }
    }

    /// From pixels of the context to pixels of an image that is stretched over a rectangle; nil when there is no area.
    func placement(of image: CGImage, in rect: CGRect) -> AffineTransform? {
        // The image's rows run down and user space runs up.
        let flipped = Rect(
            Double(rect.minX), Double(rect.maxY), Double(rect.width), -Double(rect.height))
        let pixels = Rect(0, 0, Double(image.width), Double(image.height))
        let map = AffineTransform(
            a: flipped.size.width / pixels.size.width, b: 0, c: 0, d: flipped.size.height / pixels.size.height, tx: flipped.origin.x,
            ty: flipped.origin.y)
        return map.followed(by: state.userToPixels).inverse
    }

    /// A picture as paint; one that is shown at half its size or less is made smaller first, since mixing four pixels would skip others.
    func paint(of picture: Picture, _ sampling: PicturePaint.Sampling, _ placement: AffineTransform) -> PicturePaint {
        guard sampling == .linear else { return PicturePaint(picture, sampling: sampling, inverse: Projection(placement)) }
        let columns = blockSide(Point(placement.a, placement.c).length)
        let rows = blockSide(Point(placement.b, placement.d).length)
        let toBlocks = AffineTransform.scale(1 / Double(columns), 1 / Double(rows))
        return PicturePaint(
            picture.averaged(columns: columns, rows: rows), inverse: Projection(placement.followed(by: toBlocks)))
    }

    /// How an image is sampled in the current state.
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
        saveGState()
        clip(to: rect, mask: image)
        fill(rect)
        restoreGState()
        pendingPath.path = path
    }

    /// The places of an image that fill everything that can show; more than 2¹⁶ would take forever and are refused.
    private func tiles(of rect: CGRect) -> [CGRect] {
        let area = boundingBoxOfClipPath
        guard !area.isNull, rect.width > 0, rect.height > 0 else { return [] }
        let (left, right) = (((area.minX - rect.minX) / rect.width).rounded(.down), ((area.maxX - rect.minX) / rect.width).rounded(.down))
        let (top, bottom) = (((area.minY - rect.minY) / rect.height).rounded(.down), ((area.maxY - rect.minY) / rect.height).rounded(.down))
        // A tiny scale makes the clip endless in user space; NaN is in no order.
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

/// The largest power of two that is not above the number of image pixels a pixel shows, at most 4096.
private func blockSide(_ pixels: Double) -> Int {
    var side = 1
    while Double(side) * 2 <= pixels, side < 4096 { side *= 2 }
    return side
}
