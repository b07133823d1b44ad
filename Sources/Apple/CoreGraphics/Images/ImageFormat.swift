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

    /// The format of a context without pixels.
    static let none = ImageFormat(bitsPerComponent: 0, bitsPerPixel: 0, bytesPerRow: 0, space: nil, info: [])

    /// The reader and writer of the pixels; nil when the format is not supported.
    var codec: PixelCodec? { codec(decode: nil) }

    /// Returns the reader and writer of the pixels; nil when the format is not supported.
    ///
    /// - Parameter decode: The values of the samples 0 and 1 of each component; nil stands for the usual range.
    func codec(decode: [DecodePair]?) -> PixelCodec? {
        if let bytes = byteLayout(decode) { return .bytes(bytes, lookup: decode?.first.flatMap { $0.lookup }) }
        let count = space?.numberOfComponents ?? 1
        guard
            let layout = SampleLayout(
                componentCount: count, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, info: info)
        else { return nil }
        guard layout.componentCount == 0 else { return .samples(SampleFormat(layout: layout, encoding: space?.encoding, decode: decode)) }
        return .samples(SampleFormat(layout: layout, encoding: nil, alphaRange: decode?.first.map { ($0.low, $0.high) } ?? (0, 1)))
    }

    /// Returns the layout of one byte for each component that needs no conversion; nil for other formats.
    private func byteLayout(_ decode: [DecodePair]?) -> PixelLayout? {
        guard space?.encoding.isStandard ?? true,
            let layout = PixelLayout(model: space?.model, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, info: info)
        else { return nil }
        guard let decode, let first = decode.first else { return layout }
        // One table maps all bytes of a pixel, so all of them have the same range.
        let isUniform = decode.allSatisfy { $0 == first } && (layout.alpha == .absent || layout.channels == .alphaOnly || first.lookup == nil)
        return isUniform ? layout : nil
    }

    /// Decodes `bytes` to sRGB; nil when there are too few bytes or the format is not supported.
    ///
    /// - Parameter decode: The values of the samples 0 and 1 of each component; nil stands for the usual range.
    func decode(_ bytes: Data, width: Int, height: Int, decode: [DecodePair]?) -> Picture? {
        guard let codec = codec(decode: decode), width > 0, height > 0, bytesPerRow >= 0 else { return nil }
        // Divides instead of multiplying, because products of untrusted sizes may overflow 64 bits.
        guard width <= bytes.count * 8 / bitsPerPixel else { return nil }
        let rest = bytes.count - (width * bitsPerPixel + 7) / 8
        guard rest >= 0, bytesPerRow == 0 || height - 1 <= rest / bytesPerRow, MemoryRoom.fits(width: width, height: height) else { return nil }
        var bitmap = Bitmap(width: width, height: height)
        let contents = codec.prepared([UInt8](bytes))
        let span = contents.span
        for y in 0..<height { codec.read(span, from: y * bytesPerRow, columns: 0..<width, into: &bitmap, row: y) }
        return Picture(bitmap, isOpaque: codec.alpha == .absent ? true : nil)
    }

    /// Encodes `bitmap` in this format; empty when the format is not supported.
    func encode(_ bitmap: Bitmap) -> Data {
        guard let codec else { return Data() }
        var bytes = [UInt8](repeating: 0, count: bytesPerRow * bitmap.height)
        var span = bytes.mutableSpan
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { codec.write(bitmap.pixels[y * bitmap.width + x], to: &span, from: y * bytesPerRow, column: x) }
        }
        return Data(bytes)
    }
}

/// The values of a component for the samples 0 and 1.
struct DecodePair: Sendable, Hashable {
    let low: Double
    let high: Double

    /// A table that maps bytes to bytes; nil when it maps each byte to itself.
    var lookup: [UInt8]? {
        guard low != 0 || high != 1 else { return nil }
        return (0...255).map { byte in
            let value = low + (high - low) * Double(byte) / 255
            return UInt8((max(0, min(1, value)) * 255).rounded())
        }
    }
}
