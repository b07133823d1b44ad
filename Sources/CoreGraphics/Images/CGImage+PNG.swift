public import Foundation
import LaminaImages
import LaminaPrimitives

extension CGImage {
    /// Creates an image from a PNG file's bytes, converted to sRGB; nil when the bytes cannot be decoded.
    ///
    /// - Parameter decode: Ignored: the file describes the meaning of its samples.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        do {
            let bitmap = try PNG.read(bytes: [UInt8](source.bytes), name: "PNG")
            self.init(
                Picture(bitmap), format: .native(width: bitmap.width), shouldInterpolate: shouldInterpolate, intent: intent,
                typeName: "public.png")
        } catch {
            Diagnostics.report(exception: "CGImageCreateWithPNGDataProvider", detail: "\(error); no image made")
            return nil
        }
    }

    /// Creates an image from a PNG file's bytes, converted to sRGB; nil when the bytes cannot be decoded.
    package convenience init?(pngBytes bytes: [UInt8]) {
        guard let bitmap = try? PNG.read(bytes: bytes, name: "PNG") else { return nil }
        self.init(Picture(bitmap))
    }

    /// The image as a PNG file; nil when the image is too large for one.
    ///
    /// - Accuracy: Reading the file gives the same premultiplied pixels.
    package var pngBytes: [UInt8]? { try? PNG.encode(picture.bitmap, isOpaque: false) }
}
