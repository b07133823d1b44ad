public import Foundation
package import LaminaPrimitives

/// Pixels that do not change.
public final class CGImage: Sendable {
    /// The pixels as they are drawn; of an image mask, the alpha says how much paint passes.
    package let picture: Picture
    /// A stencil that is painted with the current fill colour.
    public let isMask: Bool
    /// What the pixels look like in memory, outside.
    let format: ImageFormat
    /// Where the pixels came from; nil when they were drawn here.
    private let source: CGDataProvider?
    /// Drawn with neighbouring pixels mixed when it is scaled.
    public let shouldInterpolate: Bool
    /// What happens to colours that a space lacks.
    public let renderingIntent: CGColorRenderingIntent
    private let typeName: String?

    init(
        _ picture: Picture, format: ImageFormat, isMask: Bool = false, source: CGDataProvider? = nil, shouldInterpolate: Bool = true,
        intent: CGColorRenderingIntent = .defaultIntent, typeName: String? = nil
    ) {
        self.picture = picture
        self.format = format
        self.isMask = isMask
        self.source = source
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        self.typeName = typeName
    }

    /// An image of pixels that exist already; nothing is copied.
    package convenience init(_ picture: Picture) {
        self.init(picture, format: .native(width: picture.width))
    }

    /// How many pixels a row has.
    public var width: Int { picture.width }
    /// How many rows there are.
    public var height: Int { picture.height }
    /// Bits of one component.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// Bits of one pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// Bytes from one row to the next.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// What the components mean; nil for masks.
    public var colorSpace: CGColorSpace? { format.space }
    /// The layout of the pixels.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// Where alpha is.
    public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo }
    /// In which order the bytes stand.
    public var byteOrderInfo: CGImageByteOrderInfo { format.info.byteOrder }
    /// How the bits are shared out.
    public var pixelFormatInfo: CGImagePixelFormatInfo { format.info.pixelFormat }
    /// The uniform type of the file it was read from.
    public var utType: CFString? { typeName.map { NSString(string: $0) } }

    /// The bytes of the pixels, in the layout that the image's properties describe.
    public var dataProvider: CGDataProvider? { source ?? CGDataProvider(format.encode(picture.bitmap)) }

    /// The same image.
    public func copy() -> CGImage? { self }

    /// The same components in another space of the same kind; nil when their numbers differ.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard let old = format.space, !isMask, old.numberOfComponents == space.numberOfComponents else { return nil }
        guard old != space else { return self }
        var format = format
        format.space = space
        guard let provider = dataProvider, let picture = format.decode(provider.bytes, width: width, height: height, lookup: nil) else { return nil }
        return CGImage(picture, format: format, source: provider, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// The part of the image under a rectangle, grown to whole pixels; nil when there is none.
    ///
    /// - Parameter rect: In pixels, from the top left corner.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = PixelRect(covering: Rect(rect)).intersection(picture.bitmap.bounds)
        guard !part.isEmpty else { return nil }
        if part == picture.bitmap.bounds { return self }
        return replacing(picture.bitmap.cropped(to: part))
    }

    /// An image of the same kind with other pixels.
    func replacing(_ bitmap: Bitmap) -> CGImage {
        var format = format
        format.bytesPerRow = bitmap.width * format.bitsPerPixel / 8
        return CGImage(
            Picture(bitmap), format: format, isMask: isMask, shouldInterpolate: shouldInterpolate, intent: renderingIntent,
            typeName: typeName)
    }
}

extension CGImage: Hashable {
    /// Both are the same object.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Bitmap {
    /// The pixels of a part.
    ///
    /// - Precondition: The part lies inside.
    func cropped(to part: PixelRect) -> Bitmap {
        precondition(bounds.contains(part), "part outside the bitmap")
        var result = Bitmap(width: part.width, height: part.height)
        for y in 0..<part.height {
            let start = (part.minY + y) * width + part.minX
            result.pixels.replaceSubrange(y * part.width..<(y + 1) * part.width, with: pixels[start..<start + part.width])
        }
        return result
    }
}
