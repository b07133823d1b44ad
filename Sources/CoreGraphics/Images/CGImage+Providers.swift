public import Foundation
import LaminaPrimitives

extension CGImage {
    /// An image of pixels in memory.
    ///
    /// Known are components of 8 bits: red, green, blue with or without alpha or padding in any order, gray with or without alpha.
    ///
    /// - Parameters:
    ///   - decode: For each component, what its lowest and its highest value stand for; only an equal pair for all is known. Nil is 0, 1.
    /// - Returns: Nil when a size is not positive, bytes are missing, or the form is not known.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = ImageFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, info: bitmapInfo)
        // The caller promises a pair for each component.
        let range = unsafe decode.map { unsafe ($0[0], $0[1]) }
        guard Self.isAllowed(width, height, bytesPerRow, bitsPerPixel),
            let picture = format.decode(provider.bytes, width: width, height: height, lookup: range.flatMap(Self.lookup))
        else {
            Diagnostics.report(exception: "CGImageCreate", detail: "unknown form of pixels or too few bytes; no image made")
            return nil
        }
        self.init(picture, format: format, source: provider, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// A stencil: 0 lets paint through, 255 keeps it out.
    ///
    /// - Parameter decode: (1, 0) turns that around; nil is (0, 1).
    /// - Returns: Nil when a size is not positive, bytes are missing, or a sample has other than 8 bits.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        var format = ImageFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: nil,
            info: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue))
        // The caller promises one pair.
        let range: (CGFloat, CGFloat) = unsafe decode.map { unsafe ($0[0], $0[1]) } ?? (0, 1)
        // Paint passes where the sample is low, so alpha runs the other way.
        let lookup = Self.lookup(1 - range.0, 1 - range.1)
        guard Self.isAllowed(width, height, bytesPerRow, bitsPerPixel),
            let picture = format.decode(provider.bytes, width: width, height: height, lookup: lookup)
        else { return nil }
        format.info = CGBitmapInfo([])
        self.init(picture, format: format, isMask: true, source: provider, shouldInterpolate: shouldInterpolate)
    }

    private static func isAllowed(_ width: Int, _ height: Int, _ bytesPerRow: Int, _ bitsPerPixel: Int) -> Bool {
        // 2³⁰ keeps every product below in range.
        guard width > 0, height > 0, bitsPerPixel > 0, bitsPerPixel <= 128, max(width, height) < 1 << 30, bytesPerRow < 1 << 32 else { return false }
        return bytesPerRow >= (width * bitsPerPixel + 7) / 8
    }

    /// What each byte stands for when 0 means `low` and 255 means `high`; nil when that is the byte itself.
    private static func lookup(_ low: CGFloat, _ high: CGFloat) -> [UInt8]? {
        guard low != 0 || high != 1, low.isFinite, high.isFinite else { return nil }
        return (0...255).map { byte in
            let value = low + (high - low) * CGFloat(byte) / 255
            return UInt8((max(0, min(1, value)) * 255).rounded())
        }
    }
}
