public import Foundation
import LaminaPrimitives

/// Pixels to be drawn again and again, with a context of their own.
public final class CGLayer {
    /// In user space of the context it was made for.
    public let size: CGSize
    private let drawing: CGContext

    /// A clear layer, as fine as `context` is now.
    ///
    /// - Parameter auxiliaryInfo: Not used; Apple defines no keys.
    /// - Returns: Nil when the size is not positive or too large.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = max(context.state.userToPixels.maximumScale, .leastNormalMagnitude)
        let width = Double(size.width) * scale
        let height = Double(size.height) * scale
        guard width > 0, height > 0, width <= 32_768, height <= 32_768 else { return nil }
        guard MemoryRoom.has(width: Int(width.rounded(.up)), height: Int(height.rounded(.up))) else {
            Diagnostics.report(exception: "CGLayerCreate", detail: "no memory for \(width)×\(height) pixels; no layer made")
            return nil
        }
        let bitmap = Bitmap(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        self.size = size
        let upright = AffineTransform.scale(Double(bitmap.width) / Double(size.width), -Double(bitmap.height) / Double(size.height))
        drawing = CGContext(bitmap: bitmap, userSpace: upright.followed(by: .translation(0, Double(bitmap.height))))
    }

    /// Draws on the layer; the origin is its lower left corner.
    public var context: CGContext? { drawing }

    fileprivate var image: CGImage? { drawing.makeImage() }
}

extension CGContext {
    /// Draws a layer at its own size.
    ///
    /// - Parameter point: Where the layer's lower left corner lies.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Stretches a layer over a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.image else { return }
        draw(image, in: rect)
    }
}
