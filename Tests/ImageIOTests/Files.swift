import CoreGraphics
import Foundation
import LaminaImages
import LaminaPrimitives

/// Image files for tests.
enum Files {
    static let (red, green): (Pixel, Pixel) = (0xFFFF_0000, 0xFF00_FF00)

    /// Two frames of 8 × 4 pixels, red for 0.2 seconds and green for 0.04.
    static let frames = [
        WrittenFrame(bitmap: Bitmap(width: 8, height: 4, fill: red), duration: 0.2),
        WrittenFrame(bitmap: Bitmap(width: 8, height: 4, fill: green), duration: 0.04),
    ]

    static func animation(_ format: ImageFileFormat, loopCount: Int = 5) throws -> Data {
        switch format {
        case .gif: Data(try GIF.encode(frames, loopCount: loopCount))
        case .webP: Data(try WebP.encode(frames, quality: 1, loopCount: loopCount))
        default: Data(try PNG.encode(frames, loopCount: loopCount))
        }
    }

    /// A JPEG file of 40 × 20 pixels with an orientation, red at its left and green at its right.
    static func photo(orientation: Int) throws -> Data {
        var bitmap = Bitmap(width: 40, height: 20, fill: red)
        for y in 0..<20 {
            for x in 20..<40 { bitmap[x, y] = green }
        }
        let exif = Exif(values: [
            .image: [Exif.orientationTag: .numbers([Double(orientation)]), 0x0110: .text("Camera")], .photo: [0x829A: .numbers([0.004])],
        ])
        let resolution = ImageMetadata.Resolution(x: 144, y: 144)
        return Data(try JPEG.encode(bitmap, quality: 1, resolution: resolution, exif: exif.bytes))
    }
}
