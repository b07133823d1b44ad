import CoreGraphics
import Foundation

/// What an image says of itself beside its pixels.
struct ImageDetails: Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    /// The edges that keep their size when the image is stretched, points.
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    /// The pictures of a film.
    var frames: [UIImage]?
    /// How long the film takes, seconds.
    var duration = 0.0
    /// What the image was drawn from, if it is a symbol.
    var symbol: SymbolDrawing?
}

extension UIImage {
    /// Whether an image's colours count, or only its shape.
    public enum RenderingMode: Int, Sendable {
        /// As the image is used.
        case automatic = 0
        /// The colours count.
        case alwaysOriginal
        /// The shape counts, and is filled with the tint.
        case alwaysTemplate
    }

    /// How the middle of an image fills a larger area.
    public enum ResizingMode: Int, Sendable {
        /// By repeating.
        case tile = 0
        /// By stretching.
        case stretch
    }

    /// Only the shape counts where images are tinted.
    var isTemplate: Bool {
        switch details.renderingMode {
        case .automatic: isSymbolImage
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }

    /// The same pixels, said to be something else.
    func with(_ change: (inout ImageDetails) -> Void) -> UIImage {
        var details = details
        change(&details)
        return UIImage(cgImage, scale: scale, orientation: imageOrientation, details: details)
    }
}
