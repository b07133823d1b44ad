public import CoreGraphics
public import Foundation

/// The scale and opacity of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; 0 means the screen's scale, which is also the default.
    open var scale: CGFloat = GraphicsScale.screen
    /// True for images without an alpha channel.
    open var opaque = false

    /// `scale`, with 0 replaced by the screen's scale.
    fileprivate var bitmapScale: CGFloat { scale > 0 ? scale : GraphicsScale.screen }

    /// Returns a format for the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns a format for the screen; the same as `default()`.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context that a renderer's drawing closure receives.
open class UIGraphicsImageRendererContext: NSObject {
    /// The Core Graphics context.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    package init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// An image of the drawing so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.bitmapScale, orientation: .up) } ?? UIImage()
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with the current fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { draw(blendMode) { $0.fill(rect) } }
    /// Strokes a rectangle with the current stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Strokes a rectangle with the current stroke colour and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { draw(blendMode) { $0.stroke(rect) } }
    /// Intersects the clip with a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func draw(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        body(cgContext)
        cgContext.restoreGState()
    }
}

/// Renders drawing closures into images.
open class UIGraphicsImageRenderer: NSObject {
    /// A closure that draws the contents of an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    /// The format of the renderer's images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer with a format; `bounds`, in points, is the region of the drawing that the image shows.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// Creates a renderer with the default format; `bounds`, in points, is the region of the drawing that the image shows.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer for images of a size, in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of a size, in points, with the default format.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Returns the image that a closure draws; an empty image for sizes that no bitmap supports.
    open func image(actions: DrawingActions) -> UIImage {
        guard let context = CGContext.image(size: bounds.size, scale: format.bitmapScale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        let drawing = UIGraphicsImageRendererContext(context, format: format)
        actions(drawing)
        UIGraphicsPopContext()
        return drawing.currentImage
    }

    /// Returns the image that a closure draws, as PNG data; empty for sizes that no bitmap supports.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Returns the image that a closure draws, as JPEG data; empty for sizes that no bitmap supports.
    ///
    /// - Parameter compressionQuality: 0 (smallest) ... 1 (best).
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
