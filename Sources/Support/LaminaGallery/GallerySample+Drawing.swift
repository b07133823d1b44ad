import CoreGraphics
package import Foundation
package import LaminaCompositor
package import LaminaPrimitives
package import LaminaScene
import QuartzCore

extension GallerySample {
    /// Draws the sample on a white background.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - threadCount: The number of threads that draw; the pixels do not depend on it.
    ///   - device: The frames that a device draws.
    @MainActor package func bitmap(scale: Double = 2, threadCount: Int = 1, device: DeviceUse = .never) -> Bitmap {
        staged(scale: scale) { host, _ in
            var bitmap = Self.emptyBitmap(scale: scale)
            guard let tree = host.tree else { return bitmap }
            let viewport = Viewport(width: bitmap.width, height: bitmap.height, scale: scale, background: .white)
            Renderer(threadCount: threadCount, device: device).draw(tree, at: time, in: viewport, into: &bitmap)
            return bitmap
        }
    }

    /// Draws the sample's presentation layers with `render(in:)`.
    ///
    /// - Parameter scale: The number of pixels per point.
    @MainActor package func renderedBitmap(scale: Double = 2) -> Bitmap {
        staged(scale: scale) { _, canvas in
            let context = CGContext(bitmap: Self.emptyBitmap(scale: scale), userSpace: .scale(scale, scale))
            canvas.presentation()?.render(in: context)
            return context.bitmap
        }
    }

    /// Draws the sample's presentation layers with `render(in:)` on a page of a PDF file, and returns the file; empty without Cairo.
    @MainActor package func renderedPage() -> Data {
        let data = NSMutableData()
        _ = staged(scale: 2) { _, canvas in
            guard let consumer = CGDataConsumer(data: data) else { return Bitmap(width: 0, height: 0) }
            var box = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
            let context = unsafe CGContext(consumer: consumer, mediaBox: &box, nil)
            context?.beginPDFPage(nil)
            context?.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Self.side))
            context.map { canvas.presentation()?.render(in: $0) }
            context?.closePDF()
            return Bitmap(width: 0, height: 0)
        }
        return data as Data
    }

    /// The sample's render tree at its time, with the numbers of a recorded run in place of addresses.
    ///
    /// - Parameter scale: The number of pixels per point.
    @MainActor package func recordedTree(scale: Double = 2) -> RenderTree? {
        staged(scale: scale, isRecorded: true) { host, _ in host.tree }
    }

    private static func emptyBitmap(scale: Double) -> Bitmap {
        let pixels = Int((side * scale).rounded())
        return Bitmap(width: pixels, height: pixels)
    }

    /// Builds the sample on a host of its own, and calls `draw` at the sample's time.
    @MainActor private func staged<Result>(
        scale: Double, isRecorded: Bool = false, _ draw: (LayerHost, CALayer) -> Result
    ) -> Result {
        let canvas = CALayer()
        canvas.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        canvas.backgroundColor = .white
        // Commits changes that other code has left open on this thread, so that they do not join the sample's transaction.
        CATransaction.flush()
        let clock = Clock()
        let host = LayerHost(clock: { clock.time })
        host.displayScale = scale
        if isRecorded { host.roster = LayerRoster() }
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
        return draw(host, canvas)
    }
}

/// A clock that is set by hand.
private final class Clock {
    /// The media time, in seconds.
    var time = 0.0
}
