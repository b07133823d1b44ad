public import CoreGraphics
public import Foundation
import LaminaImages
import LaminaPrimitives

/// A picture with a scale.
open class UIImage: NSObject, @unchecked Sendable {
    // Sendable because nothing of it ever changes; open because Apple's class is.

    /// How the pixels are turned when they are shown; the words say how to turn them.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// Upside down.
        case down
        /// A quarter turn counterclockwise.
        case left
        /// A quarter turn clockwise.
        case right
        /// Left and right swapped.
        case upMirrored
        /// Above and below swapped.
        case downMirrored
        /// A quarter turn counterclockwise, then above and below swapped.
        case leftMirrored
        /// A quarter turn clockwise, then above and below swapped.
        case rightMirrored
    }

    /// The pixels.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// How the pixels are turned.
    public let imageOrientation: Orientation

    /// What it says of itself beside its pixels.
    let details: ImageDetails

    init(_ cgImage: CGImage?, scale: CGFloat, orientation: Orientation, details: ImageDetails) {
        self.cgImage = cgImage
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        self.details = details
        super.init()
    }

    /// - Parameter scale: Pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale, orientation: orientation, details: ImageDetails())
    }

    /// An image without pixels.
    public convenience override init() { self.init(nil, scale: 1, orientation: .up, details: ImageDetails()) }

    /// One pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A PNG; nil for anything else, with a diagnostic that says why.
    public convenience init?(data: Data, scale: CGFloat) {
        do {
            self.init(cgImage: CGImage(Picture(try PNG.read(bytes: [UInt8](data), name: "data"))), scale: scale, orientation: .up)
        } catch {
            Diagnostics.report(exception: "UIImageError", detail: "\(error)")
            return nil
        }
    }

    /// A PNG; nil for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A PNG file; nil when it cannot be read; `@2x` and `@3x` at the end of the name give the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// In points.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Draws the image with its top left corner at a point.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the image with its top left corner at a point.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image over a rectangle.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    /// Draws the image over a rectangle, upright in a context whose y points down.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard capInsets == .zero else {
            return drawStretched(in: rect) { $0.draw(in: $1, blendMode: blendMode, alpha: alpha) }
        }
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.translateBy(x: rect.midX, y: rect.midY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(imageOrientation.turn)
        // Core Graphics draws images for y up.
        context.scaleBy(x: 1, y: -1)
        context.draw(cgImage, in: CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
        context.restoreGState()
    }

    /// The image as a PNG file.
    open func pngData() -> Data? {
        guard let picture = cgImage?.picture else { return nil }
        return (try? PNG.encode(picture.bitmap, isOpaque: picture.isOpaque)).map { Data($0) }
    }
}
