import CoreGraphics
import Foundation

/// The pixels of a bitmap context after drawing, as an app would read them.
struct Pixels: Equatable {
    let width: Int
    let height: Int
    /// An image of the drawn bitmap.
    let image: CGImage?
    /// Premultiplied red, green, blue and alpha bytes, top row first.
    private let bytes: [UInt8]

    /// A premultiplied pixel.
    struct Pixel: Equatable {
        let red: Int
        let green: Int
        let blue: Int
        let alpha: Int

        /// Returns the largest difference of a channel, 0...255.
        func distance(to other: Pixel) -> Int {
            max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
        }
    }

    /// Creates a transparent bitmap and lets `draw` draw into it; its context has the origin at the bottom, with y up.
    init?(width: Int, height: Int, draw: (CGContext) -> Void) {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        draw(context)
        guard let data = context.data else { return nil }
        self.width = width
        self.height = height
        image = context.makeImage()
        bytes = Array(UnsafeRawBufferPointer(start: data, count: width * height * 4))
    }

    static func == (first: Pixels, second: Pixels) -> Bool {
        first.width == second.width && first.height == second.height && first.bytes == second.bytes
    }

    /// The pixel in column `x` and row `y`, counted from the bottom.
    subscript(x: Int, y: Int) -> Pixel {
        let start = ((height - 1 - y) * width + x) * 4
        guard bytes.indices.contains(start), x < width else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
        return Pixel(red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]), alpha: Int(bytes[start + 3]))
    }

    /// The columns and rows of all pixels that are not transparent.
    var painted: [(x: Int, y: Int)] {
        stride(from: 3, to: bytes.count, by: 4).compactMap { place in
            bytes[place] > 0 ? (place / 4 % width, height - 1 - place / 4 / width) : nil
        }
    }

    /// Returns true when the pixels of an area differ by at most 1 per channel.
    func agrees(with other: Pixels, x: Range<Int>, y: Range<Int>) -> Bool {
        y.allSatisfy { y in x.allSatisfy { x in self[x, y].distance(to: other[x, y]) <= 1 } }
    }
}
