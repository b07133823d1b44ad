package import LaminaPrimitives

/// A smaller copy of a picture, filtered so that a reduced drawing has no aliases: a mix of two levels of a mipmap.
package struct ReducedPicture: Sendable {
    package let picture: Picture
    /// The pixels of `picture` per pixel of the original, along each axis: a power of ½.
    package let scale: Double

    /// Reduces a picture.
    ///
    /// - Parameter level: The number of halvings; numbers between two levels mix them. Negative numbers count as 0, and reduction ends at one pixel.
    /// - Accuracy: `level` is rounded to multiples of 1/256. Each halving rounds the mean of four pixels to nearest.
    /// - Complexity: Linear in the number of the original's pixels; the copies are not kept.
    package init(_ original: Picture, level: Double) {
        let steps = level > 0 ? Int(min(level, 32) * 256 + 0.5) : 0
        var bitmap = original.bitmap
        var halvings = 0
        while halvings < steps / 256, bitmap.width > 1 || bitmap.height > 1 {
            bitmap = bitmap.halved
            halvings += 1
        }
        let share = halvings == steps / 256 ? steps % 256 : 0
        if share > 0, bitmap.width > 1 || bitmap.height > 1 { bitmap = bitmap.mixed(withHalved: bitmap.halved, share: UInt32(share)) }
        picture = halvings == 0 && share == 0 ? original : Picture(bitmap, isOpaque: original.isOpaque)
        scale = Double(sign: .plus, exponent: -halvings, significand: 1)
    }
}

extension Bitmap {
    /// The bitmap at half the size, rounded up; the last pixels of odd rows and columns count twice.
    fileprivate var halved: Bitmap {
        var half = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
        for y in 0..<half.height {
            let (upper, lower) = (2 * y * width, min(2 * y + 1, height - 1) * width)
            for x in 0..<half.width {
                let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                half.pixels[y * half.width + x] = mean(
                    pixels[upper + left], pixels[upper + right], pixels[lower + left], pixels[lower + right])
            }
        }
        return half
    }

    /// Mixes each pixel with the enlarged half-size copy.
    ///
    /// - Parameter share: The share of the copy, in 1/256.
    fileprivate func mixed(withHalved half: Bitmap, share: UInt32) -> Bitmap {
        var result = self
        for y in 0..<height {
            for x in 0..<width {
                let place = y * width + x
                result.pixels[place] = mix(pixels[place], half.enlarged(x, y), share)
            }
        }
        return result
    }

    /// The linear interpolation of the bitmap at twice its size: weights of 9, 3, 3 and 1 sixteenths.
    private func enlarged(_ x: Int, _ y: Int) -> UInt32 {
        let (nearX, nearY) = (x / 2, y / 2)
        let farX = min(width - 1, max(0, x % 2 == 0 ? nearX - 1 : nearX + 1))
        let farY = min(height - 1, max(0, y % 2 == 0 ? nearY - 1 : nearY + 1))
        let near = mix(pixels[nearY * width + nearX], pixels[nearY * width + farX], 64)
        let far = mix(pixels[farY * width + nearX], pixels[farY * width + farX], 64)
        return mix(near, far, 64)
    }
}

/// The mean of four pixels, channel by channel.
private func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    // Two channels share each 32-bit lane, 16 bits apart, so that a sum of four fits.
    let pair: UInt32 = 0x00FF_00FF
    let low = (a & pair) + (b & pair) + (c & pair) + (d & pair) + 0x0002_0002
    let high = (a >> 8 & pair) + (b >> 8 & pair) + (c >> 8 & pair) + (d >> 8 & pair) + 0x0002_0002
    return (low >> 2 & pair) | (high >> 2 & pair) << 8
}

/// Mixes two pixels, channel by channel.
///
/// - Parameter share: The share of `b`, in 1/256.
private func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let pair: UInt32 = 0x00FF_00FF
    let low = (a & pair) * (256 - share) + (b & pair) * share + 0x0080_0080
    let high = (a >> 8 & pair) * (256 - share) + (b >> 8 & pair) * share + 0x0080_0080
    return (low >> 8 & pair) | (high & ~pair)
}
