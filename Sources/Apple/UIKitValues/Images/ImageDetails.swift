import CoreGraphics
import LaminaPrimitives
import QuartzCore

/// The properties of an image besides its pixels, scale and orientation.
package struct ImageDetails: Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    /// The widths of the edges that keep their size when the image is stretched, in points.
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    /// The insets from the image's edges to the rectangle that constraints align, in points.
    var alignmentRectInsets = UIEdgeInsets.zero
    /// True when image views mirror the image where the layout runs from right to left.
    var flipsForRightToLeft = false
    /// The frames of an animated image; nil for a still image.
    var frames: [UIImage]?
    /// The duration of one cycle through all frames, in seconds.
    var duration = 0.0
    /// The symbol that the pixels were drawn from; nil for other images.
    package var symbol: SymbolDrawing?
    /// The colour that fills the symbol; nil for black.
    var symbolColor: UIColor?
    /// The asset that gave the image; nil for other images.
    var asset: UIImageAsset?
    /// The image of Core Image's that gave the pixels; nil for other images.
    var ciImage: CIImage?
}

extension UIImage {
    /// The use of an image's pixels: as colours, or only as a shape.
    public typealias RenderingMode = UIImageRenderingMode

    /// The way in which the middle of an image fills a larger area.
    public typealias ResizingMode = UIImageResizingMode

    /// True when every pixel is opaque.
    package var isFilled: Bool { cgImage?.picture.isOpaque ?? false }

    /// True when an image view fills the image's shape with its tint colour; in mode `automatic`, only for symbols.
    package var isTemplate: Bool {
        switch details.renderingMode {
        case .automatic: isSymbolImage
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        @unknown default: isSymbolImage
        }
    }

    /// Returns an image with the same pixels and changed properties.
    package func with(_ change: (inout ImageDetails) -> Void) -> UIImage {
        var details = details
        change(&details)
        return UIImage(cgImage, scale: scale, orientation: imageOrientation, details: details)
    }
}
