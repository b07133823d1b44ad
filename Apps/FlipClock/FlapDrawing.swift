import UIKit

/// Draws the flap: a layer has no back, so this draws what would be on it when the flap shows its back.
final class FlapDrawing: NSObject, CALayerDelegate {
    /// The old digit's upper half and the new one's lower half.
    var images: (front: UIImage, back: UIImage)?
    /// The front is seen.
    var isTop = true

    func draw(_ layer: CALayer, in ctx: CGContext) {
        let rect = layer.bounds
        guard let front = images?.front.cgImage, let back = images?.back.cgImage else { return }
        if isTop {
            // Core Graphics draws images for a y axis that points up.
            ctx.saveGState()
            ctx.translateBy(x: 0, y: rect.height)
            ctx.scaleBy(x: 1, y: -1)
            ctx.draw(front, in: rect)
            ctx.restoreGState()
        } else {
            // Upside down, because the turned flap is seen from behind.
            ctx.draw(back, in: rect)
        }
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
