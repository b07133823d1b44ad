package import LaminaPrimitives

/// Blurred silhouettes of rounded rectangles.
package enum Shadow {
    /// Computes the coverage of a rounded rectangle under a Gaussian blur.
    ///
    /// The cost does not depend on the size: only corners and edges are computed, and the middle repeats one row and one column.
    ///
    /// - Parameters:
    ///   - sigma: The standard deviation in pixels: Core Animation's `shadowRadius` times the scale.
    ///   - clip: The pixels that are needed; the result has no others.
    ///   - hole: Pixels that an opaque caster will hide, which are left out as well.
    /// - Accuracy: 1/255 of the exact convolution of the anti-aliased shape.
    package static func coverage(
        of shape: RoundedRect, sigma: Double, clippedTo clip: PixelRect, excluding hole: PixelRect = .empty
    ) -> Coverage {
        var shape = shape
        shape.rect = shape.rect.standardized
        let everything = PixelRect(covering: shape.rect).expanded(by: margin(sigma))
        guard shape.rect.isFinite, !shape.rect.isEmpty, everything.intersects(clip) else { return .empty }
        guard sigma >= 0.2 else { return StretchedMask(crisp(shape)).coverage(clippedTo: clip, excluding: hole) }
        // A corner's curve is one radius long, or 1.53 radii when it is continuous, and influences the blur up to 4 sigma farther. Beyond this
        // distance from both ends of a side, the blurred edge is constant.
        let corner = (shape.isPlain ? 0 : shape.usedRadius * (shape.isContinuous ? 1.53 : 1)) + 4 * min(sigma, 1000) + 1
        // The reduced shape has room for two corners and one pixel between them. If even the reduced shape exceeds the pixel budget, only the visible
        // part of the shape is blurred.
        let side = (x: min(shape.rect.width, 2 * corner + 1), y: min(shape.rect.height, 2 * corner + 1))
        guard (side.x + 6 * min(sigma, 1000)) * (side.y + 6 * min(sigma, 1000)) <= Double(Mask.mostBlurredPixels) else {
            return visiblePart(of: shape, sigma: sigma, clip).coverage(clippedTo: clip, excluding: hole)
        }
        shape.rect = nearPart(of: shape.rect, clip, reach: 2 * corner + Double(margin(sigma)) + 2)
        func surplus(_ length: Double) -> Int { max(0, Int((length - 2 * corner - 1).rounded(.down))) }
        let extra = (x: surplus(shape.rect.width), y: surplus(shape.rect.height))
        // Only whole pixels are removed, so that opposite sides keep their subpixel positions.
        shape.rect.size = Size(shape.rect.width - Double(extra.x), shape.rect.height - Double(extra.y))
        let mask = shape.isPlain ? plain(shape.rect, sigma) : crisp(shape).blurred(sigma: sigma)
        return StretchedMask(
            mask, column: mask.bounds.width / 2, extraColumns: extra.x, row: mask.bounds.height / 2, extraRows: extra.y
        ).coverage(clippedTo: clip, excluding: hole)
    }

    /// Returns the distance that a blur reaches beyond its shape, in whole pixels.
    package static func margin(_ sigma: Double) -> Int {
        sigma > 0 ? Int((Gaussian.reach * min(sigma, 1000)).rounded(.up)) : 0
    }

    /// Returns the blur of the parts that affect `clip`, for shapes whose corners alone exceed the pixel budget.
    private static func visiblePart(of shape: RoundedRect, sigma: Double, _ clip: PixelRect) -> StretchedMask {
        let region = PixelRect(covering: shape.rect).intersection(clip.expanded(by: margin(sigma)))
        let sharp = Coverage(roundedRect: shape, clippedTo: region)
        return StretchedMask(Mask.blurred(sharp, in: region, sigma: sigma, within: clip))
    }

    /// Limits a huge rectangle to the pixels within `reach` of the clip, because the coordinates of runs have 32 bits.
    ///
    /// A rectangle whose coordinates are at most 2²⁴ in magnitude is unchanged.
    private static func nearPart(of rect: Rect, _ clip: PixelRect, reach: Double) -> Rect {
        let most = 0x1p24
        guard max(abs(rect.minX), abs(rect.minY), abs(rect.maxX), abs(rect.maxY)) > most else { return rect }
        return rect.intersection(clip.rect.insetBy(dx: -reach, dy: -reach)) ?? rect
    }

    private static func crisp(_ shape: RoundedRect) -> Mask {
        let bounds = PixelRect(covering: shape.rect)
        return Mask(Coverage(roundedRect: shape, clippedTo: bounds), in: bounds)
    }

    /// Returns the blur of a rectangle with sharp corners: the product of the one-dimensional blurs of its two sides.
    private static func plain(_ rect: Rect, _ sigma: Double) -> Mask {
        let bounds = PixelRect(covering: rect).expanded(by: margin(sigma))
        let curve = Gaussian.curve(sigma: min(sigma, 1000))
        let columns = blurred(rect.minX, rect.maxX, bounds.minX..<bounds.maxX, curve)
        let rows = blurred(rect.minY, rect.maxY, bounds.minY..<bounds.maxY, curve)
        var alphas: [UInt8] = []
        alphas.reserveCapacity(bounds.area)
        for row in rows { for column in columns { alphas.append(UInt8(min(row * column * 255, 255).rounded())) } }
        return Mask(bounds: bounds, alphas: alphas)
    }

    /// Returns the blurred coverage, 0...1, of each pixel of a line that is covered from `low` to `high`.
    ///
    /// The weights are summed pixel by pixel, as in the blur of a mask. The Gaussian's integral would differ by up to 3/255 for narrow blurs.
    private static func blurred(_ low: Double, _ high: Double, _ pixels: Range<Int>, _ curve: [Double]) -> [Double] {
        let radius = curve.count / 2
        // The sharp coverage of each pixel, with the curve's radius added at both ends.
        let covers = (pixels.lowerBound - radius..<pixels.upperBound + radius).map { pixel in
            max(0, min(high, Double(pixel + 1)) - max(low, Double(pixel)))
        }
        return pixels.indices.map { i in
            var sum = 0.0
            for (k, weight) in curve.enumerated() { sum += weight * covers[i - pixels.lowerBound + k] }
            return sum
        }
    }
}
