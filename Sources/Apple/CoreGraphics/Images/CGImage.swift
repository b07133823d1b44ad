public import Foundation
package import LaminaPrimitives

/// An immutable image.
public final class CGImage: Sendable {
    /// The pixels for drawing.
    ///
    /// In an image mask, alpha is the amount of paint that passes.
    package let picture: Picture
    /// True when the image is a mask through which the current fill colour is painted.
    public let isMask: Bool
    /// The pixel format that the image reports to its clients.
    let format: ImageFormat
    /// The provider of the image's bytes; nil when the pixels were drawn.
    private let source: CGDataProvider?
    /// The samples in the format of the image's file; nil when `picture` holds the only pixels.
    private let samples: FileSamples?
    /// True when scaling interpolates between pixels.
    public let shouldInterpolate: Bool
    /// The treatment of colours outside the target's gamut.
    public let renderingIntent: CGColorRenderingIntent
    private let typeName: String?
    let decodeArray: DecodeArray?

    init(
        _ picture: Picture, format: ImageFormat, isMask: Bool = false, source: CGDataProvider? = nil, samples: FileSamples? = nil,
        decode: DecodeArray? = nil, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent, typeName: String? = nil
    ) {
        self.picture = picture
        self.format = format
        self.isMask = isMask
        self.source = source
        self.samples = samples
        decodeArray = decode
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        self.typeName = typeName
    }

    /// Creates an image of existing pixels without copying them.
    package convenience init(_ picture: Picture) {
        self.init(picture, format: .native(width: picture.width))
    }

    /// The width in pixels.
    public var width: Int { picture.width }
    /// The height in pixels.
    public var height: Int { picture.height }
    /// The number of bits per component.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The distance between the starts of two rows, in bytes.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// The colour space of the pixels; nil for masks.
    public var colorSpace: CGColorSpace? { format.space }
    /// The component order and the alpha format of the pixels.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// The position and meaning of alpha.
    public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo }
    /// The byte order of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo { format.info.byteOrder }
    /// The division of a pixel's bits among its components.
    public var pixelFormatInfo: CGImagePixelFormatInfo { format.info.pixelFormat }
    /// The uniform type identifier of the image's file; nil when it was not read from a file.
    public var utType: CFString? { typeName.map { NSString(string: $0) } }

    /// The decode array with which the image was made, as long as the image lives; nil for the usual range of every component.
    public var decode: UnsafePointer<CGFloat>? { unsafe decodeArray?.address }

    /// True when the image's space has a transfer function of HDR video, whose colours brighter than white are clamped here.
    public var shouldToneMap: Bool { format.space.map(CGColorSpaceUsesITUR_2100TF) ?? false }
    /// False: no image here has metadata for its own tone mapping.
    public var containsImageSpecificToneMappingMetadata: Bool { false }

    /// The image's bytes, in the layout that its properties describe.
    public var dataProvider: CGDataProvider? { source ?? CGDataProvider(samples?.bytes ?? format.encode(picture.bitmap)) }

    /// Returns this image itself, since images are immutable.
    public func copy() -> CGImage? { self }

    /// Returns an image with the same component values in another space; nil for masks, and when the number of components differs.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard let old = format.space, !isMask, old.numberOfComponents == space.numberOfComponents else { return nil }
        guard old != space else { return self }
        var format = format
        format.space = space
        guard let provider = dataProvider, let picture = format.decode(provider.bytes, width: width, height: height, decode: decodeArray?.pairs)
        else { return nil }
        return CGImage(picture, format: format, source: provider, decode: decodeArray, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// Returns the part of the image inside a rectangle, which is enlarged to whole pixels; nil when this part is empty.
    ///
    /// - Parameter rect: The rectangle in pixels, from the top left corner.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = PixelRect(covering: Rect(rect)).intersection(picture.bitmap.bounds)
        guard !part.isEmpty else { return nil }
        if part == picture.bitmap.bounds { return self }
        return replacing(picture.bitmap.cropped(to: part))
    }

    /// Returns an image with the same properties and other pixels.
    func replacing(_ bitmap: Bitmap) -> CGImage {
        var format = format
        format.bytesPerRow = (bitmap.width * format.bitsPerPixel + 7) / 8
        return CGImage(
            Picture(bitmap), format: format, isMask: isMask, shouldInterpolate: shouldInterpolate, intent: renderingIntent,
            typeName: typeName)
    }
}

extension CGImage: Hashable {
    /// True when `a` and `b` are the same object; images with equal pixels are not equal.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Bitmap {
    /// Returns the pixels of a part.
    ///
    /// - Precondition: The part lies inside `bounds`.
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
