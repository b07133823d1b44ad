public import CoreGraphics
public import Foundation
import LaminaImages
import LaminaPrimitives
import QuartzCore
import LaminaFoundation

/// An immutable image with a scale and an orientation.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    // Sendable because all fields are immutable; open because Apple's class is.

    /// The transform that displays the stored pixels upright.
    public typealias Orientation = UIImageOrientation

    /// The pixels; nil for an empty image.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// The transform that displays the pixels upright.
    public let imageOrientation: Orientation

    /// The image's properties besides its pixels, such as cap insets and rendering mode.
    package let details: ImageDetails

    package init(_ cgImage: CGImage?, scale: CGFloat, orientation: Orientation, details: ImageDetails) {
        self.cgImage = cgImage
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        self.details = details
        super.init()
    }

    /// Creates an image from a Core Graphics image, with a scale in pixels per point and an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale, orientation: orientation, details: ImageDetails())
    }

    /// Creates an empty image without pixels.
    public convenience override init() { self.init(nil, scale: 1, orientation: .up, details: ImageDetails()) }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Decodes a PNG, JPEG, GIF or WebP file, of an animation the first frame; returns nil for other data and reports the reason as a diagnostic.
    ///
    /// The orientation that a file's Exif block states becomes `imageOrientation`.
    public convenience init?(data: Data, scale: CGFloat) {
        do throws(ImageFileError) {
            let file = try ImageFile(bytes: [UInt8](data), name: "data")
            self.init(
                cgImage: CGImage(try file.firstPicture, of: file), scale: scale, orientation: Orientation(exif: file.metadata.exif?.orientation ?? 1))
        } catch {
            Diagnostics.report(exception: "UIImageError", detail: "\(error)")
            return nil
        }
    }

    /// Decodes a PNG, JPEG, GIF or WebP file with one pixel per point; nil for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Reads a PNG, JPEG, GIF or WebP file, or returns nil; a name that ends in `@2x` or `@3x` sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Creates an image from an archive; nil when its pixels are missing or malformed.
    public required init?(coder: NSCoder) {
        guard let image = coder.content(AnimatedImageContent.self, forKey: "UIImage")?.image else { return nil }
        (cgImage, scale, imageOrientation, details) = (image.cgImage, image.scale, image.imageOrientation, image.details)
        super.init()
    }

    /// True: the archive has nothing but numbers and image files.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the pixels as PNG, the scale, the orientation, the insets and modes, the frames, and the symbol.
    open func encode(with coder: NSCoder) { coder.encode(content: AnimatedImageContent(self), forKey: "UIImage") }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// The class of the image, which tells animated images from others, and its size.
    open override var description: String {
        let kind = details.frames == nil ? "UIImage" : "_UIAnimatedImage"
        return "<\(kind):\(ObjectIdentifier(self)) anonymous {\(size.width), \(size.height)}>"
    }

    /// The size of the upright image, in points.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Draws the image with its top-left corner at a point.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the image with its top-left corner at a point, with a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image scaled to a rectangle.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    /// Draws the image scaled to a rectangle with a blend mode and an opacity, upright in a context whose y axis points down.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard capInsets == .zero else {
            return drawStretched(in: rect) { part, place in
                if resizingMode == .tile, part.repeats(over: place.size) {
                    part.drawRepeated(in: place, blendMode, alpha)
                } else {
                    part.draw(in: place, blendMode: blendMode, alpha: alpha)
                }
            }
        }
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        // The unit square around the origin is mapped to `rect`, so that the orientation's transform turns the image about its centre.
        context.translateBy(x: rect.midX, y: rect.midY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(imageOrientation.turn)
        // Core Graphics draws images with the y axis pointing up, so the image is flipped.
        context.scaleBy(x: 1, y: -1)
        context.draw(cgImage, in: CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
        context.restoreGState()
    }

    /// Returns the image as PNG data, without applying the orientation; nil for an empty image.
    open func pngData() -> Data? {
        guard let picture = cgImage?.picture else { return nil }
        return (try? PNG.encode(picture.bitmap, isOpaque: picture.isOpaque)).map { Data($0) }
    }

    /// Returns the image as JPEG data, over white, with the orientation in its Exif block; nil for an empty image.
    ///
    /// - Parameter compressionQuality: 0 (smallest) ... 1 (best).
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let picture = cgImage?.picture else { return nil }
        let exif = Exif(values: [.image: [Exif.orientationTag: .numbers([Double(imageOrientation.exif)])]])
        return (try? JPEG.encode(picture.bitmap, quality: Double(compressionQuality), exif: exif.bytes)).map { Data($0) }
    }
}
