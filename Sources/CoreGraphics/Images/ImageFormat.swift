import Foundation
import LaminaPrimitives

/// The pixel format of an image in memory.
struct ImageFormat: Sendable {
    var bitsPerComponent: Int
    var bitsPerPixel: Int
    var bytesPerRow: Int
    /// The colour space; nil for masks and for alpha only.
    var space: CGColorSpace?
    var info: CGBitmapInfo

    /// Returns the pixel format of `Bitmap`.
    static func native(width: Int, isOpaque: Bool = false) -> ImageFormat {
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        return ImageFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: .standardRGB,
            info: [.byteOrder32Little, CGBitmapInfo(rawValue: alpha.rawValue)])
    }

    /// The byte offsets of the components; nil when the format is not supported.
    var layout: PixelLayout? {
        PixelLayout(model: space?.model, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, info: info)
    }

    /// Decodes `bytes` to sRGB; nil when there are too few bytes or the format is not supported.
    ///
    /// - Parameter lookup: A table of 256 values that maps every component byte, such as an inversion; nil maps nothing.
    func decode(_ bytes: Data, width: Int, height: Int, lookup: [UInt8]?) -> Picture? {
        guard let layout, width > 0, height > 0, bytesPerRow >= 0 else { return nil }
        // Divides instead of multiplying, because products of untrusted sizes may overflow 64 bits.
        guard width <= bytes.count / layout.bytesPerPixel else { return nil }
        let rest = bytes.count - width * layout.bytesPerPixel
        guard bytesPerRow == 0 || height - 1 <= rest / bytesPerRow, MemoryRoom.fits(width: width, height: height) else { return nil }
        var bitmap = Bitmap(width: width, height: height)
        var contents = [UInt8](bytes)
        if let lookup { for i in contents.indices { contents[i] = lookup[Int(contents[i])] } }
        let span = contents.span
        for y in 0..<height {
            for x in 0..<width {
                bitmap.pixels[y * width + x] = layout.pixel(span, at: y * bytesPerRow + x * layout.bytesPerPixel)
            }
        }
        convertToStandard(&bitmap)
        return Picture(bitmap, isOpaque: layout.alpha == .absent ? true : nil)
    }

    /// Encodes `bitmap` in this format; empty when the format is not supported.
    func encode(_ bitmap: Bitmap) -> Data {
        guard let layout else { return Data() }
        var bytes = [UInt8](repeating: 0, count: bytesPerRow * bitmap.height)
        var span = bytes.mutableSpan
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                layout.write(bitmap.pixels[y * bitmap.width + x], to: &span, at: y * bytesPerRow + x * layout.bytesPerPixel)
            }
        }
        return Data(bytes)
    }

    /// Converts components of another colour space to sRGB, pixel by pixel.
    private func convertToStandard(_ bitmap: inout Bitmap) {
        guard let encoding = space?.encoding, encoding != .rgb(.sRGB, .sRGB), encoding != .gray(.sRGB) else { return }
        // The last conversion is cached: neighbouring pixels are often equal, and the conversion is slow.
        var last: (from: Pixel, to: Pixel) = (0, 0)
        for i in bitmap.pixels.indices {
            let pixel = bitmap.pixels[i]
            if pixel != last.from { last = (pixel, encoding.standardPixel(pixel)) }
            bitmap.pixels[i] = last.to
        }
    }
}

extension ColorEncoding {
    /// Converts a premultiplied pixel with components of this encoding to a premultiplied sRGB pixel.
    fileprivate func standardPixel(_ pixel: Pixel) -> Pixel {
        let opacity = Double(pixel >> 24)
        guard opacity > 0 else { return 0 }
        // The conversion is defined for components that are not premultiplied.
        let components = [16, 8, 0].map { Double(pixel >> $0 & 0xFF) / opacity }
        return Color(encoding: self, values: components.prefix(componentCount) + [opacity / 255]).pixel
    }
}
