public import CoreGraphics
public import Foundation

/// How a renderer's images are stored.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; by default the screen's.
    open var scale: CGFloat = GraphicsScale.screen
    /// The images have no alpha.
    open var opaque = false

    /// What suits the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// What suits the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a drawing closure of a renderer draws with.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context.
    public let cgContext: CGContext
    /// How the image is stored.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// What was drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle, blended with what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { draw(blendMode) { $0.fill(rect) } }
    /// Strokes a rectangle with the current stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Strokes a rectangle, blended with what is there.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { draw(blendMode) { $0.stroke(rect) } }
    /// Confines drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func draw(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        body(cgContext)
        cgContext.restoreGState()
    }
}

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
    /// Draws with a context.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    /// How images are stored.
    public let format: UIGraphicsImageRendererFormat

    /// - Parameter bounds: In points; its origin is at the top left corner of the image.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// - Parameter bounds: In points; its origin is at the top left corner of the image.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// - Parameter size: In points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// - Parameter size: In points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// What a closure draws; an empty image for sizes that no bitmap has.
    open func image(actions: DrawingActions) -> UIImage {
        let scale = format.scale > 0 ? format.scale : GraphicsScale.screen
        guard let context = CGContext.image(size: bounds.size, scale: scale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        let drawing = UIGraphicsImageRendererContext(context, format: format)
        actions(drawing)
        UIGraphicsPopContext()
        return drawing.currentImage
    }

    /// What a closure draws, as a PNG file.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
}
