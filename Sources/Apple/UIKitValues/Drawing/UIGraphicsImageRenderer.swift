public import CoreGraphics
public import Foundation

/// The scale and opacity of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; 0 means the screen's scale, which is also the default.
    open var scale: CGFloat = GraphicsScale.screen
    /// True for images without an alpha channel.
    open var opaque = false

    /// Creates a format with the default values.
    public required init() { super.init() }

    /// Creates a format for images that are shown with the given traits: its scale is the traits' display scale.
    ///
    /// - Parameter traitCollection: Traits; a display scale of 0, unspecified, leaves the screen's scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// `scale`, with 0 replaced by the screen's scale.
    fileprivate var bitmapScale: CGFloat { scale > 0 ? scale : GraphicsScale.screen }

    /// Returns a format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        (format.scale, format.opaque) = (scale, opaque)
        return format
    }
}

/// The context that an image renderer's drawing closure receives.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    package init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(context, format)
    }

    /// The renderer's format with its bounds.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// An image of the drawing so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.bitmapScale, orientation: .up) } ?? UIImage()
    }
}

/// Renders drawing closures into images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws the contents of an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer with a format; `bounds`, in points, is the region of the drawing that the image shows.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, format: format)
    }

    /// Creates a renderer with the default format; `bounds`, in points, is the region of the drawing that the image shows.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer for images of a size, in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of a size, in points, with the default format.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// The format of the renderer's images.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }
    /// True: the drawings are images.
    open override var allowsImageOutput: Bool { true }

    /// Returns the image that a closure draws; an empty image for sizes that no bitmap supports.
    open func image(actions: DrawingActions) -> UIImage {
        guard let context = CGContext.image(size: bounds.size, scale: format.bitmapScale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        let drawing = UIGraphicsImageRendererContext(context, format: format.bounded(bounds))
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
