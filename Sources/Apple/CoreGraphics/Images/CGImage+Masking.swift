public import Foundation
import LaminaPrimitives

extension CGImage {
    /// Returns the image with its alpha multiplied by a mask, which is stretched over the image; nil when the image itself is a mask.
    ///
    /// - Parameter mask: An image mask, or an image whose alpha (or gray, when it has no alpha) is the factor.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask else { return nil }
        var bitmap = picture.bitmap
        let stencil = mask.stencil.bitmap
        // The mask is stretched by its nearest pixels, without interpolation.
        for y in 0..<height {
            let row = y * stencil.height / height * stencil.width
            for x in 0..<width {
                let alpha = stencil.pixels[row + x * stencil.width / width] >> 24
                bitmap.pixels[y * width + x] = scaled(bitmap.pixels[y * width + x], by: alpha)
            }
        }
        return CGImage(Picture(bitmap), format: .native(width: width), shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// Returns the image with every pixel made transparent whose components all lie in the given ranges.
    ///
    /// - Parameter components: The lowest and the highest value, 0...255, of each component in turn.
    /// - Returns: Nil when the image has alpha or is a mask, or when there are too few numbers.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, !alphaInfo.hasAlpha, let space = format.space, components.count >= 2 * space.numberOfComponents else { return nil }
        // The three channels of a gray image are equal, so one of them is enough.
        let shifts: [UInt32] = space.numberOfComponents == 1 ? [0] : [16, 8, 0]
        let ranges = shifts.indices.map { (components[2 * $0], components[2 * $0 + 1]) }
        var bitmap = picture.bitmap
        for i in bitmap.pixels.indices {
            let isHidden = zip(shifts, ranges).allSatisfy { shift, range in
                let value = CGFloat(bitmap.pixels[i] >> shift & 0xFF)
                return value >= range.0 && value <= range.1
            }
            if isHidden { bitmap.pixels[i] = 0 }
        }
        return CGImage(Picture(bitmap), format: .native(width: width), shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// The picture whose alpha is the factor when this image is used as a mask.
    var stencil: Picture {
        if isMask || alphaInfo.hasAlpha { return picture }
        var bitmap = picture.bitmap
        for i in bitmap.pixels.indices { bitmap.pixels[i] = UInt32(luminance(of: bitmap.pixels[i])) << 24 }
        return Picture(bitmap, isOpaque: false)
    }
}

/// Multiplies all four channels by `alpha` / 255, rounded to nearest.
private func scaled(_ pixel: Pixel, by alpha: UInt32) -> Pixel {
    [24, 16, 8, 0].reduce(0) { result, shift in
        let channel = ((pixel >> shift & 0xFF) * alpha + 127) / 255
        return result | channel << shift
    }
}
