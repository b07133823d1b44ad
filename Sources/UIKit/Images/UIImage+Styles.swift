import CoreGraphics
public import Foundation

extension UIImage {
    /// Whether the colours count, or only the shape.
    public var renderingMode: RenderingMode { details.renderingMode }
    /// The edges that keep their size when the image is stretched.
    public var capInsets: UIEdgeInsets { details.capInsets }
    /// How the middle fills a larger area; Lamina stretches it in either case.
    public var resizingMode: ResizingMode { details.resizingMode }
    /// The pictures of a film; nil for a single picture.
    public var images: [UIImage]? { details.frames }
    /// How long the film takes, in seconds.
    public var duration: TimeInterval { details.duration }
    /// Whether it is one of the system's symbols.
    public var isSymbolImage: Bool { details.symbol != nil }

    /// The same image, whose colours count or not.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// The image's shape in one colour, which is taken as the current traits have it.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The image's shape in one colour, which is taken as the current traits have it.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var details = details
        details.renderingMode = renderingMode
        guard let pixels = tinted(color.cgColor) else { return with { $0.renderingMode = renderingMode } }
        return UIImage(pixels, scale: scale, orientation: .up, details: details)
    }

    /// The same image, whose edges keep their size when it is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image, whose edges keep their size when it is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// The same image, of which one point right of and below the caps is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        // 0 means that the whole side is stretched.
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0, right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }

    /// A film of some pictures; nil without any.
    ///
    /// - Parameter duration: In seconds; 0 takes a thirtieth for each picture.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// A film of the pictures called `name0`, `name1` and so on, or `name1` on; nil without any.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = NamedImages.find("\(name)0", in: nil) == nil ? 1 : 0
        let images = (first...1024).lazy.map { NamedImages.find("\(name)\($0)", in: nil) }.prefix { $0 != nil }.compactMap(\.self)
        return animatedImage(with: Array(images), duration: duration)
    }

    /// Fills a rectangle by repeating the image.
    public func drawAsPattern(in rect: CGRect) {
        guard size.width > 0, size.height > 0, rect.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        // Only what can be seen is repeated, however large the rectangle is.
        let seen = context.boundingBoxOfClipPath
        let start = CGPoint(
            x: rect.minX + ((seen.minX - rect.minX) / size.width).rounded(.down) * size.width,
            y: rect.minY + ((seen.minY - rect.minY) / size.height).rounded(.down) * size.height)
        for y in stride(from: start.y, to: seen.maxY, by: size.height) {
            for x in stride(from: start.x, to: seen.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }
}

extension UIImage {
    /// The pixels upright, in one colour if that is given.
    func upright(tint: CGColor?) -> CGImage? {
        if let tint { return tinted(tint) }
        return imageOrientation == .up ? cgImage : redrawn { draw(at: .zero) }
    }

    /// The shape in one colour, upright.
    private func tinted(_ color: CGColor) -> CGImage? {
        redrawn {
            draw(at: .zero)
            let context = UIGraphicsGetCurrentContext()
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
