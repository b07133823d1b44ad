public import Foundation

extension CGImage {
    /// Creates an image from pixels in memory.
    ///
    /// Supported are components of 8, 16 and 32 bits, as numbers or floating-point numbers, of all colour spaces but patterns; 1, 2 and 4 bits
    /// without alpha; RGB packed into 16 bits (5-5-5, 5-6-5) and 32 bits (10-10-10).
    ///
    /// - Parameters:
    ///   - decode: The values of the least and of the greatest sample, a pair for each component; nil stands for the usual range, such as (0, 1).
    /// - Returns: Nil when a size is not positive, when there are too few bytes, or when the pixel format is not supported.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = ImageFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, info: bitmapInfo)
        // The caller guarantees a pair of numbers at `decode` for each component.
        let decode = unsafe decode.flatMap { unsafe DecodeArray($0, count: 2 * space.numberOfComponents) }
        guard Self.isAllowed(width, height, bytesPerRow, bitsPerPixel), space.model != .pattern,
            let picture = format.decode(provider.bytes, width: width, height: height, decode: decode?.pairs)
        else {
            Diagnostics.report(exception: "CGImageCreate", detail: "unknown pixel format or too few bytes; no image made")
            return nil
        }
        self.init(picture, format: format, source: provider, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Creates an image mask: a sample of 0 lets paint through, the greatest sample blocks it.
    ///
    /// - Parameter decode: The pair (1, 0) inverts the mask; nil stands for (0, 1).
    /// - Returns: Nil when a size is not positive, when there are too few bytes, or when samples do not have 1, 2, 4, 8 or 16 bits.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        var format = ImageFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: nil,
            info: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue))
        // The caller guarantees one pair of numbers at `decode`.
        let decode = unsafe decode.flatMap { unsafe DecodeArray($0, count: 2) }
        let range = decode?.pairs.first ?? DecodePair(low: 0, high: 1)
        // Low samples let paint through, so alpha is the inverted sample.
        let alphas = DecodePair(low: 1 - range.low, high: 1 - range.high)
        guard Self.isAllowed(width, height, bytesPerRow, bitsPerPixel),
            let picture = format.decode(provider.bytes, width: width, height: height, decode: [alphas])
        else { return nil }
        format.info = CGBitmapInfo([])
        self.init(picture, format: format, isMask: true, source: provider, decode: decode, shouldInterpolate: shouldInterpolate)
    }

    private static func isAllowed(_ width: Int, _ height: Int, _ bytesPerRow: Int, _ bitsPerPixel: Int) -> Bool {
        // The limit of 2³⁰ keeps every product below from overflowing.
        guard width > 0, height > 0, bitsPerPixel > 0, bitsPerPixel <= 128, max(width, height) < 1 << 30, bytesPerRow < 1 << 32 else { return false }
        return bytesPerRow >= (width * bitsPerPixel + 7) / 8
    }
}
