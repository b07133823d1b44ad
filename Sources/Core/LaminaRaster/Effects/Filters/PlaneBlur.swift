import LaminaPrimitives

/// A Gaussian blur of a picture, one channel at a time, so that threads can share it.
package struct PlaneBlur: Sendable {
    /// The standard deviation in blocks.
    private let sigma: Double
    private let source: FilterImage
    private let isOpaque: Bool
    /// The rectangle of the result, in blocks of pixels.
    private let result: PixelRect

    /// Plans a blur.
    ///
    /// - Parameters:
    ///   - sigma: The standard deviation in canvas pixels.
    ///   - extendsEdges: True repeats the edge blocks beyond the picture, whose size then stays the same; otherwise clear blocks surround it.
    package init(_ image: FilterImage, sigma: Double, extendsEdges: Bool) {
        let size = Double(image.blockSize)
        // Variances add: the means of blocks contribute k²/12 and interpolation between them k²/6, together k²/4.
        let lost = image.blockSize > 1 ? size * size / 4 : 0
        self.sigma = max(0, sigma * sigma - lost).squareRoot() / size
        let margin = self.sigma >= 0.2 ? Int((3.5 * self.sigma).rounded(.up)) : 0
        isOpaque = extendsEdges && image.pixels.allSatisfy { $0 >= 0xFF00_0000 }
        source = extendsEdges ? image.cropped(to: image.blocks.expanded(by: margin), extendingEdges: true) : image
        result = extendsEdges ? image.blocks : image.blocks.expanded(by: margin)
    }

    /// The number of channels to blur; that of alpha, the last, is left out where it is constant.
    package var planeCount: Int { isOpaque ? 3 : 4 }

    /// Returns one blurred channel.
    package func plane(_ index: Int) -> Mask {
        let shift = UInt32(8 * index)
        let alphas = source.pixels.map { UInt8(truncatingIfNeeded: $0 &>> shift) }
        return Mask(bounds: source.blocks, alphas: alphas).blurred(sigma: sigma)
    }

    /// Joins the blurred channels.
    package func image(of planes: [Mask]) -> FilterImage {
        var pixels = [Pixel](repeating: isOpaque ? 0xFF00_0000 : 0, count: result.area)
        for (index, plane) in planes.enumerated() {
            let shift = UInt32(8 * index)
            let common = result.intersection(plane.bounds)
            guard !common.isEmpty else { continue }
            let (alphas, width) = (plane.alphas.span, plane.bounds.width)
            var target = pixels.mutableSpan
            for y in common.minY..<common.maxY {
                let (from, to) = ((y - plane.bounds.minY) * width - plane.bounds.minX, (y - result.minY) * result.width - result.minX)
                for x in common.minX..<common.maxX { target[to + x] |= Pixel(alphas[from + x]) &<< shift }
            }
        }
        return FilterImage(blocks: result, blockSize: source.blockSize, pixels: isOpaque ? pixels : pixels.map(premultiplicationKept))
    }
}

/// Returns a pixel whose channels are at most its alpha: the channels were rounded one by one.
private func premultiplicationKept(_ pixel: Pixel) -> Pixel {
    let alpha = pixel &>> 24
    let (red, green, blue) = (min(pixel &>> 16 & 255, alpha), min(pixel &>> 8 & 255, alpha), min(pixel & 255, alpha))
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
}
