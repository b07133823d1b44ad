public import Foundation

/// A conversion of pixels between two colour spaces.
public final class CGColorConversionInfo: Sendable {
    private let source: ColorEncoding
    private let target: ColorEncoding

    /// Creates a conversion; nil when a space is a pattern space.
    public init?(src: CGColorSpace, dst: CGColorSpace) {
        guard src.model != .pattern, dst.model != .pattern else { return nil }
        source = src.encoding
        target = dst.encoding
    }

    /// Creates a conversion; nil when a space is a pattern space.
    ///
    /// - Parameter options: `kCGUseBT1886ForCoreVideoGamma` has an effect; all others are ignored, since conversions are exact.
    public init?(optionsSrc src: CGColorSpace, dst: CGColorSpace, options: CFDictionary?) {
        guard src.model != .pattern, dst.model != .pattern else { return nil }
        let usesBT1886 = (options?.object(forKey: kCGUseBT1886ForCoreVideoGamma) as? NSNumber)?.boolValue ?? false
        source = usesBT1886 ? src.encoding.withBT1886 : src.encoding
        target = usesBT1886 ? dst.encoding.withBT1886 : dst.encoding
    }

    /// Converts a rectangle of pixels.
    ///
    /// - Parameters:
    ///   - width: The number of columns; `height` is the number of rows.
    ///   - dst_data: `height` rows at a distance of `dst_format.bytesPerRow` bytes, which do not overlap the source.
    ///   - src_data: `height` rows at a distance of `src_format.bytesPerRow` bytes.
    ///   - options: Ignored.
    /// - Returns: False, and nothing is written, for a format that does not fit the space, and for rows that overlap.
    public func convert(
        width: Int, height: Int, to dst_data: UnsafeMutableRawPointer, format dst_format: CGColorBufferFormat, from src_data: UnsafeRawPointer,
        format src_format: CGColorBufferFormat, options: CFDictionary?
    ) -> Bool {
        guard let from = src_format.samples(source), let to = dst_format.samples(target) else {
            Diagnostics.report(exception: "CGColorConversionInfoConvertData", detail: "a format does not fit the space; nothing converted")
            return false
        }
        // The caller guarantees both rectangles.
        return unsafe PixelConversion(from: from, to: to).convert(
            width, height, from: src_data, src_format.bytesPerRow, to: dst_data, dst_format.bytesPerRow)
    }
}

extension CGColorConversionInfo: Hashable {
    /// True when the two conversions have the same spaces.
    public static func == (a: CGColorConversionInfo, b: CGColorConversionInfo) -> Bool { a.source == b.source && a.target == b.target }

    /// Hashes the two spaces.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(target)
    }
}

/// The key of an option of conversions: a boolean number; true gives `CGColorSpace.coreMedia709` the gamma of ITU-R BT.1886, 2.4.
public var kCGUseBT1886ForCoreVideoGamma: CFString { NSString(string: "kCGUseBT1886ForCoreVideoGamma") }

extension ColorEncoding {
    /// The encoding with BT.1886's gamma in place of Core Media's.
    ///
    /// - Source: ITU-R BT.1886, annex 1, for a display whose black has no luminance.
    fileprivate var withBT1886: ColorEncoding { self == CGColorSpace.named["CoreMedia709"]?.encoding ? .rgb(.sRGB, .gamma(2.4)) : self }
}

/// The pixel format of a buffer whose colour space is known.
public struct CGColorBufferFormat: Sendable {
    /// The version of this structure, 0.
    public var version: UInt32
    /// The component order and the alpha format of the pixels.
    public var bitmapInfo: CGBitmapInfo
    /// The number of bits per component.
    public var bitsPerComponent: Int
    /// The number of bits per pixel.
    public var bitsPerPixel: Int
    /// The distance between the starts of two rows, in bytes.
    public var bytesPerRow: Int

    /// Creates a format of zeros, which no pixels have.
    public init() { self.init(version: 0, bitmapInfo: [], bitsPerComponent: 0, bitsPerPixel: 0, bytesPerRow: 0) }

    /// Creates a format.
    public init(version: UInt32, bitmapInfo: CGBitmapInfo, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int) {
        self.version = version
        self.bitmapInfo = bitmapInfo
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
    }

    /// Returns the samples of the format in a space; nil when it is not supported.
    fileprivate func samples(_ encoding: ColorEncoding) -> SampleFormat? {
        SampleLayout(
            componentCount: encoding.componentCount, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, info: bitmapInfo
        ).map { SampleFormat(layout: $0, encoding: encoding) }
    }
}
