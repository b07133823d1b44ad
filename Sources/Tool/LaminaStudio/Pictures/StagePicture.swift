import LaminaPrimitives

/// A picture in the form that the page's canvas takes: width and height (4 bytes each, little-endian), then red, green, blue and alpha of each pixel.
///
/// Uncompressed: on the same machine four megabytes travel in two milliseconds, and their compression takes ten times as long.
enum StagePicture {
    static func bytes(of bitmap: Bitmap) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8 + 4 * bitmap.pixels.count)
        for side in [bitmap.width, bitmap.height] { append(UInt32(side), to: &bytes) }
        for pixel in bitmap.pixels { append(straight(pixel), to: &bytes) }
        return bytes
    }

    private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
        for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
    }

    /// The pixel without premultiplication, from the top byte alpha, blue, green, red.
    private static func straight(_ pixel: Pixel) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        guard alpha < 255 else { return pixel & 0xFF00_FF00 | blue << 16 | red }
        return alpha << 24 | divided(blue, alpha) << 16 | divided(green, alpha) << 8 | divided(red, alpha)
    }

    private static func divided(_ channel: UInt32, _ alpha: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
}
