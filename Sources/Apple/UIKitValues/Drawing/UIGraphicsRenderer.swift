public import CoreGraphics
public import Foundation

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The bounds of the drawing, in points, in the format of a renderer's context.
    open internal(set) var bounds = CGRect.zero

    /// Creates a format with the default values.
    public override required init() { super.init() }

    /// Returns a format with the default values.
    open class func `default`() -> Self { Self() }
    /// Returns a format for the screen; the same as `default()`.
    open class func preferred() -> Self { Self() }

    /// Returns a format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }

    /// Returns a copy with the bounds of a renderer.
    func bounded(_ bounds: CGRect) -> Self {
        let copy = copy() as? Self ?? self
        copy.bounds = bounds
        return copy
    }
}

/// The context that a renderer's drawing closure receives.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context.
    public let cgContext: CGContext
    private let ownFormat: UIGraphicsRendererFormat

    package init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        ownFormat = format
        super.init()
    }

    /// The renderer's format with its bounds.
    open var format: UIGraphicsRendererFormat { ownFormat }

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

/// The common part of the renderers of images and of PDF files.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect
    private let ownFormat: UIGraphicsRendererFormat

    /// Creates a renderer; `bounds`, in points, is the region of the drawing.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        ownFormat = format
        super.init()
    }

    /// The format of the renderer's drawings.
    open var format: UIGraphicsRendererFormat { ownFormat }
    /// True when the drawings are images.
    open var allowsImageOutput: Bool { false }
}
