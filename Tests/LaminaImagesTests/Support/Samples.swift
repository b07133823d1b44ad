import LaminaImages
import LaminaPrimitives

/// Pictures and image files for tests.
enum Samples {
    /// Returns a picture whose red grows to the right, whose green grows downwards, and whose blue is constant.
    static func gradient(_ width: Int, _ height: Int, blue: UInt32 = 64) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                bitmap[x, y] = 0xFF00_0000 | UInt32(x * 255 / max(1, width - 1)) << 16 | UInt32(y * 255 / max(1, height - 1)) << 8 | blue
            }
        }
        return bitmap
    }

    /// Returns a clear picture with an opaque rectangle.
    static func rectangle(_ width: Int, _ height: Int, _ part: PixelRect, _ pixel: Pixel) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX { bitmap[x, y] = pixel }
        }
        return bitmap
    }

    /// Returns opaque pixels without a pattern, the same ones for equal arguments.
    static func noise(_ width: Int, _ height: Int, seed: UInt32) -> Bitmap {
        var (bitmap, state) = (Bitmap(width: width, height: height), seed)
        for index in bitmap.pixels.indices {
            state = state &* 1_664_525 &+ 1_013_904_223
            bitmap.pixels[index] = 0xFF00_0000 | state >> 8
        }
        return bitmap
    }

    /// Three frames of the same size: two with holes, one opaque.
    static let animation = [
        WrittenFrame(bitmap: rectangle(12, 9, PixelRect(1, 1, 5, 4), 0xFFFF_0000), duration: 0.1),
        WrittenFrame(bitmap: gradient(12, 9), duration: 0.25),
        WrittenFrame(bitmap: rectangle(12, 9, PixelRect(6, 4, 12, 9), 0xFF00_FF00), duration: 0.04),
    ]

    /// Ten files of a format: pictures and animations of several sizes, colours and qualities.
    static func files(_ format: ImageFileFormat) throws -> [[UInt8]] {
        let pictures = [
            gradient(16, 16), gradient(33, 7), noise(8, 8, seed: 1), noise(19, 5, seed: 2), Bitmap(width: 1, height: 1, fill: 0xFF12_3456),
            rectangle(20, 12, PixelRect(3, 2, 9, 9), 0xFF80_2010), Bitmap(width: 30, height: 30, fill: 0x8040_2010),
        ]
        let exif = Exif(values: [.image: [Exif.orientationTag: .numbers([6])]]).bytes
        switch format {
        case .png:
            return try pictures.map { try PNG.encode($0, isOpaque: false) } + [
                PNG.encode(animation, loopCount: 0), PNG.encode(Array(animation.prefix(2)), loopCount: 3),
                PNG.adding(ImageMetadata.Resolution(x: 144, y: 144), exif: exif, to: PNG.encode(gradient(5, 5), isOpaque: true)),
            ]
        case .jpeg:
            return try pictures.map { try JPEG.encode($0, quality: 0.8) } + [
                JPEG.encode(gradient(40, 30), quality: 1), JPEG.encode(gradient(17, 17), quality: 0),
                JPEG.encode(gradient(9, 9), quality: 0.5, resolution: ImageMetadata.Resolution(x: 144, y: 144), exif: exif),
            ]
        case .gif:
            return try pictures.map { try GIF.encode([WrittenFrame(bitmap: $0, duration: 0)], loopCount: nil) } + [
                GIF.encode(animation, loopCount: 0), GIF.encode(animation, loopCount: 3), GIF.encode(Array(animation.prefix(2)), loopCount: nil),
            ]
        case .webP:
            return try pictures.enumerated().map { index, picture in
                try WebP.encode([WrittenFrame(bitmap: picture, duration: 0)], quality: index % 2 == 0 ? 1 : 0.7)
            } + [
                WebP.encode(animation, quality: 1, loopCount: 0), WebP.encode(animation, quality: 0.5, loopCount: 2),
                WebP.encode([WrittenFrame(bitmap: gradient(5, 5), duration: 0)], quality: 1, exif: exif),
            ]
        }
    }

    /// Returns the greatest difference of a channel between two pictures of the same size.
    static func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        var greatest = 0
        for (first, second) in zip(a.pixels, b.pixels) {
            for shift: UInt32 in [0, 8, 16, 24] {
                greatest = max(greatest, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
            }
        }
        return greatest
    }
}
