public import Foundation

/// The pixel format of a buffer, with its colour space.
///
/// Marked `@safe` because the pointers are read only by `CGConvertColorDataWithFormat`, whose caller guarantees them.
@safe
public struct CGColorDataFormat {
    /// The version of this structure, 0.
    public var version: UInt32
    /// The colour space, a `CGColorSpace`.
    public var colorspace_info: Unmanaged<CFTypeRef>!
    /// The component order and the alpha format of the pixels.
    public var bitmap_info: CGBitmapInfo
    /// The number of bits per component.
    public var bits_per_component: Int
    /// The distance between the starts of two rows, in bytes.
    public var bytes_per_row: Int
    /// The treatment of colours outside the target's gamut; every conversion is colorimetric.
    public var intent: CGColorRenderingIntent
    /// A pair of numbers for each component, to which the least and the greatest sample are mapped; nil for the usual range.
    public var decode: UnsafeMutablePointer<CGFloat>!

    /// Creates a format of zeros, which no pixels have.
    public init() {
        unsafe self.init(
            version: 0, colorspace_info: nil, bitmap_info: [], bits_per_component: 0, bytes_per_row: 0, intent: .defaultIntent, decode: nil)
    }

    /// Creates a format.
    public init(
        version: UInt32, colorspace_info: Unmanaged<CFTypeRef>!, bitmap_info: CGBitmapInfo, bits_per_component: Int, bytes_per_row: Int,
        intent: CGColorRenderingIntent, decode: UnsafeMutablePointer<CGFloat>!
    ) {
        self.version = version
        unsafe self.colorspace_info = colorspace_info
        self.bitmap_info = bitmap_info
        self.bits_per_component = bits_per_component
        self.bytes_per_row = bytes_per_row
        self.intent = intent
        unsafe self.decode = decode
    }

    /// The samples of the format; nil when it is not supported.
    fileprivate var samples: SampleFormat? {
        // The caller guarantees that the object exists, and a pair of numbers for each component.
        guard let object = unsafe colorspace_info, let space = unsafe object.takeUnretainedValue() as? CGColorSpace, space.model != .pattern,
            let layout = SampleLayout(space.numberOfComponents, bits_per_component, bitmap_info)
        else { return nil }
        let pairs = unsafe decode.flatMap { unsafe DecodeArray(UnsafePointer($0), count: 2 * space.numberOfComponents) }?.pairs
        return SampleFormat(layout: layout, encoding: space.encoding, decode: pairs)
    }
}

/// Converts a rectangle of pixels between two formats.
///
/// - Parameters:
///   - width: The number of columns; `height` is the number of rows.
///   - dst_data: `height` rows at a distance of `dst_format.bytes_per_row` bytes, which do not overlap the source.
///   - src_data: `height` rows at a distance of `src_format.bytes_per_row` bytes.
///   - options: Ignored.
/// - Returns: False, and nothing is written, for a format that is not supported, without memory, and for rows that overlap.
public func CGConvertColorDataWithFormat(
    _ width: Int, _ height: Int, _ dst_data: UnsafeMutableRawPointer!, _ dst_format: CGColorDataFormat, _ src_data: UnsafeMutableRawPointer!,
    _ src_format: CGColorDataFormat, _ options: CFDictionary!
) -> Bool {
    guard let from = src_format.samples, let to = dst_format.samples, let source = unsafe src_data, let target = unsafe dst_data else {
        Diagnostics.report(exception: "CGConvertColorDataWithFormat", detail: "a format that is not supported, or no memory; nothing converted")
        return false
    }
    // The caller guarantees both rectangles.
    return unsafe PixelConversion(from: from, to: to).convert(
        width, height, from: source, src_format.bytes_per_row, to: target, dst_format.bytes_per_row)
}

extension SampleLayout {
    /// Creates the layout whose pixels have no other bits than their samples.
    fileprivate init?(_ components: Int, _ bits: Int, _ info: CGBitmapInfo) {
        // The limit keeps the product below from overflowing.
        guard bits > 0, bits <= 32 else { return nil }
        let samples = info.alphaInfo == .alphaOnly ? 1 : components + (info.alphaInfo == .none ? 0 : 1)
        self.init(componentCount: components, bitsPerComponent: bits, bitsPerPixel: samples * bits, info: info)
    }
}
