import CoreGraphics
public import Foundation

extension UIImage {
    /// The use of the image's pixels: as colours, or only as a shape.
    public var renderingMode: RenderingMode { details.renderingMode }
    /// The widths of the edges that keep their size when the image is stretched, in points.
    public var capInsets: UIEdgeInsets { details.capInsets }
    /// The way in which the middle fills a larger area where the image is drawn; image views stretch it.
    public var resizingMode: ResizingMode { details.resizingMode }
    /// The frames of an animated image; nil for a still image.
    public var images: [UIImage]? { details.frames }
    /// The duration of one cycle through all frames of an animated image, in seconds.
    public var duration: TimeInterval { details.duration }
    /// The insets from the image's edges to the rectangle that constraints align, in points; zero by default.
    public var alignmentRectInsets: UIEdgeInsets { details.alignmentRectInsets }
    /// True when image views mirror the image where the layout runs from right to left; false by default.
    public var flipsForRightToLeftLayoutDirection: Bool { details.flipsForRightToLeft }
    /// True for a system symbol.
    public var isSymbolImage: Bool { details.symbol != nil }

    /// Returns the same image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// Returns the same image with other insets of the rectangle that constraints align, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = alignmentInsets } }

    /// Returns the same image, which image views mirror where the layout runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Returns the image's shape filled with a colour; a dynamic colour is resolved with the current traits.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image's shape filled with a colour, with another rendering mode; a dynamic colour is resolved with the current traits.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var details = details
        details.renderingMode = renderingMode
        details.symbolColor = UIColor(cgColor: color.cgColor)
        guard let pixels = tinted(color.cgColor) else { return with { $0.renderingMode = renderingMode } }
        return UIImage(pixels, scale: scale, orientation: .up, details: details)
    }

    /// Returns the same image with cap insets, in points: the edges that keep their size when the image is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the same image with cap insets, in points, and a resizing mode.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// Returns the same image with one stretchable column after the left cap and one stretchable row after the top cap, each 1 point wide.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        // A cap of 0 makes the whole axis stretch.
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0, right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }

    /// Creates an animated image; nil without frames.
    ///
    /// - Parameter duration: The duration of one cycle through all frames, in seconds; 0 shows each frame for 1/30 second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// Creates an animated image from the files `name0`, `name1` and so on, starting at `name0` or `name1`; nil when neither file exists.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = NamedImages.find("\(name)0", in: nil) == nil ? 1 : 0
        // The files are numbered without gaps, so the first missing number ends the sequence.
        let images = (first...1024).lazy.map { NamedImages.find("\(name)\($0)", in: nil) }.prefix { $0 != nil }.compactMap(\.self)
        return animatedImage(with: Array(images), duration: duration)
    }

    /// Fills a rectangle by tiling the image from its top-left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard rect.hasFiniteEdges, let image = upright(tint: nil), let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        // Core Graphics draws images upright where y points up.
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height), byTiling: true)
        context.restoreGState()
    }
}

extension UIImage {
    /// Returns the pixels with the orientation applied, filled with a colour if one is given.
    package func upright(tint: CGColor?) -> CGImage? {
        if let tint { return tinted(tint) }
        return imageOrientation == .up ? cgImage : redrawn { draw(at: .zero) }
    }

    /// Returns the image's shape filled with a colour, with the orientation applied.
    private func tinted(_ color: CGColor) -> CGImage? {
        redrawn {
            draw(at: .zero)
            let context = UIGraphicsGetCurrentContext()
            // `sourceIn` replaces the colours of the drawn image and keeps its alpha.
            context?.setBlendMode(.sourceIn)
            context?.setFillColor(color)
            context?.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func redrawn(_ body: () -> Void) -> CGImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        body()
        let image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
        UIGraphicsEndImageContext()
        return image
    }
}
