import UIKit

/// The delegate that draws the falling flap.
///
/// A layer has no back of its own, so this object draws another image while the flap's back is visible.
final class FlapDrawing: NSObject, CALayerDelegate {
    /// The old digit's upper half and the new digit's lower half.
    var images: (front: UIImage, back: UIImage)?
    /// True while the flap's front is visible.
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
            // Drawn upside down, because the rotated flap is seen from behind.
            ctx.draw(back, in: rect)
        }
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
