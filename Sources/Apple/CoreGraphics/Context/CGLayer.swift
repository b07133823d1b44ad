public import Foundation
import LaminaPrimitives

/// An offscreen bitmap with its own context, for content that is drawn repeatedly.
public final class CGLayer {
    /// The size in user space of the context for which the layer was created.
    public let size: CGSize
    private let drawing: CGContext

    /// Creates a transparent layer with the resolution of `context`.
    ///
    /// - Parameter auxiliaryInfo: Ignored; Apple defines no keys.
    /// - Returns: Nil when the size is not positive, exceeds 32,768 pixels in one dimension, or does not fit in memory.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        // A PDF file has no pixels; four for each point are printed sharply.
        let density = context.keepsShapes ? 4.0 : 1
        let scale = max(context.state.userToPixels.maximumScale * density, .leastNormalMagnitude)
        let width = Double(size.width) * scale
        let height = Double(size.height) * scale
        guard width > 0, height > 0, width <= 32_768, height <= 32_768 else { return nil }
        guard MemoryRoom.fits(width: Int(width.rounded(.up)), height: Int(height.rounded(.up))) else {
            Diagnostics.report(exception: "CGLayerCreate", detail: "not enough memory for \(width)×\(height) pixels; no layer made")
            return nil
        }
        let bitmap = Bitmap(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        self.size = size
        // Maps the layer's size to the whole bitmap, with y pointing up.
        let upright = AffineTransform.scale(Double(bitmap.width) / Double(size.width), -Double(bitmap.height) / Double(size.height))
        drawing = CGContext(bitmap: bitmap, userSpace: upright.followed(by: .translation(0, Double(bitmap.height))))
    }

    /// The context that draws on the layer; its origin is the lower left corner.
    public var context: CGContext? { drawing }

    fileprivate var image: CGImage? { drawing.makeImage() }
}

extension CGContext {
    /// Draws a layer at its own size.
    ///
    /// - Parameter point: The position of the layer's lower left corner.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer stretched over a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.image else { return }
        draw(image, in: rect)
    }
}
