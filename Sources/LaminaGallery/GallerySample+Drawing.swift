import CoreGraphics
import LaminaCompositor
package import LaminaPrimitives
import LaminaScene
import QuartzCore

extension GallerySample {
    /// Draws the sample on a white background.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - threadCount: The number of threads that draw; the pixels do not depend on it.
    @MainActor package func bitmap(scale: Double = 2, threadCount: Int = 1) -> Bitmap {
        let canvas = CALayer()
        canvas.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        canvas.backgroundColor = .white
        // Commits changes that other code has left open on this thread, so that they do not join the sample's transaction.
        CATransaction.flush()
        let clock = Clock()
        let host = LayerHost(clock: { clock.time })
        host.displayScale = scale
        host.drawsTilesAtOnce = true
        let change = build(canvas)
        host.root = canvas
        CATransaction.flush()
        change()
        CATransaction.flush()
        clock.time = time
        // The layers redraw contents that an animation changes; evaluating the frame does not.
        host.redrawAnimatedContents()
        CATransaction.flush()
        defer {
            host.root = nil
            CATransaction.flush()
        }
        let pixels = Int((Self.side * scale).rounded())
        var bitmap = Bitmap(width: pixels, height: pixels)
        guard let tree = host.tree else { return bitmap }
        let viewport = Viewport(width: pixels, height: pixels, scale: scale, background: .white)
        Renderer(threadCount: threadCount).draw(tree, at: time, in: viewport, into: &bitmap)
        return bitmap
    }
}

/// A clock that is set by hand.
private final class Clock {
    /// The media time, in seconds.
    var time = 0.0
}
