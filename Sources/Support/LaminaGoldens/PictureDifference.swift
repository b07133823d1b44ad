package import LaminaPrimitives

/// The difference of two pictures, pixel by pixel.
///
/// Pictures of different sizes are compared from their upper left corners; a pixel that only one has differs.
package struct PictureDifference {
    /// The number of pixels that differ.
    package private(set) var count = 0
    /// The largest difference of a channel, 0 to 255.
    package private(set) var largest = 0
    /// White where both are equal; each channel is darker by eight times its difference.
    package private(set) var picture: Bitmap

    package init(_ a: Bitmap, _ b: Bitmap) {
        let (width, height) = (max(a.width, b.width), max(a.height, b.height))
        picture = Bitmap(width: width, height: height, fill: Color.white.pixel)
        for y in 0..<height {
            for x in 0..<width { compare(Self.pixel(of: a, x, y), Self.pixel(of: b, x, y), x, y) }
        }
    }

    /// Returns the share of the pixels that differ as a text without an exponent, in percent; 100 only when all do.
    package static func percent(_ count: Int, of all: Int) -> String {
        guard count < all else { return "100" }
        let hundredths = min(9_999, Int(1e4 * Double(count) / Double(all)))
        if hundredths == 0 { return count == 0 ? "0" : "less than 0.01" }
        let (whole, part) = (hundredths / 100, hundredths % 100)
        return part == 0 ? "\(whole)" : "\(whole).\(part / 10)\(part % 10 == 0 ? "" : "\(part % 10)")"
    }

    private mutating func compare(_ a: Pixel?, _ b: Pixel?, _ x: Int, _ y: Int) {
        guard a != b else { return }
        count += 1
        guard let a, let b else {
            largest = 255
            picture[x, y] = 0xFFFF_0000
            return
        }
        largest = max(largest, Self.distances(a, b, [24, 16, 8, 0]).max() ?? 0)
        let colors = zip([16, 8, 0] as [Pixel], Self.distances(a, b, [16, 8, 0])).reduce(0xFF00_0000 as Pixel) { pixel, channel in
            pixel | Pixel(255 - min(255, 8 * channel.1)) << channel.0
        }
        // A difference of alpha alone would be white.
        picture[x, y] = colors == 0xFFFF_FFFF ? 0xFFC0_C0C0 : colors
    }

    private static func distances(_ a: Pixel, _ b: Pixel, _ shifts: [Pixel]) -> [Int] {
        shifts.map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }
    }

    private static func pixel(of picture: Bitmap, _ x: Int, _ y: Int) -> Pixel? {
        x < picture.width && y < picture.height ? picture[x, y] : nil
    }
}
