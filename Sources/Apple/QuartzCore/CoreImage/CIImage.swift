public import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaRaster

/// A picture that is described by its sources and the filters on its way, and is computed when a `CIContext` asks for pixels.
///
/// The y axis points up. Pictures are sRGB; a context decodes their colours to light unless it has no working space.
public final class CIImage: NSObject, NSCopying, Sendable {
    package let recipe: ImageRecipe
    /// The part of the plane that has pixels, in pixels; infinite for generators and extended edges.
    public let extent: CGRect
    /// The picture that the image was made from; nil for a filter's output.
    public let cgImage: CGImage?

    package init(_ recipe: ImageRecipe, extent: CGRect, cgImage: CGImage? = nil) {
        self.recipe = recipe
        self.extent = extent
        self.cgImage = cgImage
    }

    /// Creates an image of a picture, whose lower left corner becomes the origin.
    public convenience init(cgImage image: CGImage) {
        let extent = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
        self.init(.bitmap(image.picture), extent: extent, cgImage: image)
    }

    /// Creates an image of a picture; the options are ignored.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

    /// Creates an endless image of one colour.
    public convenience init(color: CIColor) { self.init(.solid(color.cgColor.color), extent: .infinite) }

    /// Returns an image without pixels.
    public class func empty() -> CIImage { CIImage(.clear, extent: .null) }

    /// The colour space of `cgImage`; nil for a filter's output.
    public var colorSpace: CGColorSpace? { cgImage?.colorSpace }

    /// Returns the image itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The sources and the extent.
    public override var description: String { "<CIImage: extent \(extent)>" }
}

/// A key of the options with which images are made; none has an effect here.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of the pixels.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// True to turn the image by the orientation in its file.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

extension CGRect {
    /// The part in both rectangles; null when there is none, and for NaN, at which Foundation's `intersection` ends the program.
    func part(in other: CGRect) -> CGRect {
        guard !hasNaN, !other.hasNaN else { return .null }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (low, high) = (max(minY, other.minY), min(maxY, other.maxY))
        guard left < right, low < high else { return .null }
        return CGRect(x: left, y: low, width: right - left, height: high - low)
    }

    private var hasNaN: Bool { [minX, minY, maxX, maxY].contains { $0.isNaN } }

    /// The whole pixels that cover the rectangle; those of infinite rectangles are clamped to ±2²⁹.
    var coveredPixels: PixelRect { isNull ? .empty : PixelRect(covering: Rect(self)) }

    /// The part of an infinite rectangle that centres refer to: none.
    var finitePart: CGRect { isInfinite || isNull ? .zero : self }
}
