import LaminaPrimitives

/// A picture in the form that the page's canvas takes: width, height, and runs of pixels, all of them whole numbers of 4 bytes, little-endian.
///
///     2n + 1, pixel        the pixel n times
///     2n, pixel … pixel    n pixels as they are
///
/// A pixel is red, green, blue and alpha. Screens have large areas of one colour, so a picture of four megabytes takes some hundred kilobytes, and the
/// browser spends its time no longer on receiving it. PNG would take the engine ten times as long.
enum StagePicture {
    /// Shorter repetitions stay among the pixels as they are.
    private static let shortestRun = 4

    static func bytes(of bitmap: Bitmap) -> [UInt8] {
        var bytes: [UInt8] = []
        for side in [bitmap.width, bitmap.height] { append(UInt32(side), to: &bytes) }
        let pixels = bitmap.pixels
        var (start, index) = (0, 0)
        while index < pixels.count {
            let length = repetition(of: pixels, at: index)
            if length >= shortestRun {
                appendPixels(pixels[start..<index], to: &bytes)
                append(UInt32(length) << 1 | 1, to: &bytes)
                append(straight(pixels[index]), to: &bytes)
                start = index + length
            }
            index += length
        }
        appendPixels(pixels[start...], to: &bytes)
        return bytes
    }

    /// The number of equal pixels from an index on.
    private static func repetition(of pixels: [Pixel], at index: Int) -> Int {
        var end = index + 1
        while end < pixels.count, pixels[end] == pixels[index] { end += 1 }
        return end - index
    }

    private static func appendPixels(_ pixels: ArraySlice<Pixel>, to bytes: inout [UInt8]) {
        guard !pixels.isEmpty else { return }
        append(UInt32(pixels.count) << 1, to: &bytes)
        for pixel in pixels { append(straight(pixel), to: &bytes) }
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
