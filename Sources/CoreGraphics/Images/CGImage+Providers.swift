public import Foundation
import LaminaPrimitives

extension CGImage {
    /// Creates an image from pixels in memory.
    ///
    /// Supported are 8-bit components: RGB with or without alpha or padding in any order, and gray with or without alpha.
    ///
    /// - Parameters:
    ///   - decode: A pair of numbers per component, to which the samples 0 and 255 are mapped; nil stands for (0, 1). The first pair applies to all
    ///     components, since different pairs are not supported.
    /// - Returns: Nil when a size is not positive, when there are too few bytes, or when the pixel format is not supported.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = ImageFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, info: bitmapInfo)
        // The caller guarantees a pair of numbers at `decode` for each component.
        let range = unsafe decode.map { unsafe ($0[0], $0[1]) }
        guard Self.isAllowed(width, height, bytesPerRow, bitsPerPixel),
            let picture = format.decode(provider.bytes, width: width, height: height, lookup: range.flatMap(Self.lookup))
        else {
            Diagnostics.report(exception: "CGImageCreate", detail: "unknown pixel format or too few bytes; no image made")
            return nil
        }
        self.init(picture, format: format, source: provider, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Creates an image mask: a sample of 0 lets paint through, 255 blocks it.
    ///
    /// - Parameter decode: The pair (1, 0) inverts the mask; nil stands for (0, 1).
    /// - Returns: Nil when a size is not positive, when there are too few bytes, or when samples do not have 8 bits.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        var format = ImageFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: nil,
            info: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue))
        // The caller guarantees one pair of numbers at `decode`.
        let range: (CGFloat, CGFloat) = unsafe decode.map { unsafe ($0[0], $0[1]) } ?? (0, 1)
        // Low samples let paint through, so alpha is the inverted sample.
        let lookup = Self.lookup(1 - range.0, 1 - range.1)
        guard Self.isAllowed(width, height, bytesPerRow, bitsPerPixel),
            let picture = format.decode(provider.bytes, width: width, height: height, lookup: lookup)
        else { return nil }
        format.info = CGBitmapInfo([])
        self.init(picture, format: format, isMask: true, source: provider, shouldInterpolate: shouldInterpolate)
    }

    private static func isAllowed(_ width: Int, _ height: Int, _ bytesPerRow: Int, _ bitsPerPixel: Int) -> Bool {
        // The limit of 2³⁰ keeps every product below from overflowing.
        guard width > 0, height > 0, bitsPerPixel > 0, bitsPerPixel <= 128, max(width, height) < 1 << 30, bytesPerRow < 1 << 32 else { return false }
        return bytesPerRow >= (width * bitsPerPixel + 7) / 8
    }

    /// Returns a table that maps bytes 0...255 linearly to `low`...`high`; nil when that is the identity.
    private static func lookup(_ low: CGFloat, _ high: CGFloat) -> [UInt8]? {
        guard low != 0 || high != 1, low.isFinite, high.isFinite else { return nil }
        return (0...255).map { byte in
            let value = low + (high - low) * CGFloat(byte) / 255
            return UInt8((max(0, min(1, value)) * 255).rounded())
        }
    }
}
