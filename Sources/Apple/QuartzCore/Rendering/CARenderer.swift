public import CoreGraphics
public import Foundation
import LaminaCompositor
import LaminaPrimitives
import LaminaScene

/// Draws a layer tree into a bitmap context, at times that the caller chooses: a clock for animations that is driven by hand.
///
/// A frame begins with `beginFrame(atTime:timeStamp:)`, which commits the thread's implicit transaction and reports animations that have begun or
/// ended by that time. `render()` replaces the pixels of the update region, which holds all differences from the last rendered frame. Tiles of tiled
/// layers are drawn when a frame needs them, on the caller's thread. A layer that another screen shows must not be rendered.
open class CARenderer: NSObject {
    /// The root of the layer tree, default nil; its superlayer coordinates are the context's user space.
    open var layer: CALayer? {
        get { host.root }
        set { host.root = newValue }
    }
    /// The part of the context's user space in which the renderer draws; default empty.
    open var bounds = CGRect.zero

    private let context: CGContext
    private let host: LayerHost
    private let clock: FrameClock
    private let compositor = Compositor()
    /// The frame between `beginFrame(atTime:timeStamp:)` and `endFrame()`.
    private var frame: Frame?
    /// The pixels that the current frame draws.
    private var updates: [PixelRect] = []
    private var rendered: (frame: Frame, area: PixelRect)?

    /// Creates a renderer that draws into a context; Apple's initialisers take Metal textures and OpenGL contexts.
    ///
    /// - Parameter options: Accepts `kCARendererColorSpace`, which has no effect: the context's own colour space counts.
    public init(context: CGContext, options: [AnyHashable: Any]? = nil) {
        self.context = context
        let clock = FrameClock()
        self.clock = clock
        host = LayerHost(clock: { clock.time })
        super.init()
        host.displayScale = context.userToPixels.meanScale
        host.drawsTilesAtOnce = true
    }

    /// Begins the frame of a time.
    ///
    /// - Parameters:
    ///   - t: The media time, in seconds; values that are not finite count as the last frame's time.
    ///   - ts: Not used: the frame depends on `t` alone.
    open func beginFrame(atTime t: CFTimeInterval, timeStamp ts: UnsafeMutablePointer<CVTimeStamp>?) {
        if t.isFinite { clock.time = t }
        CATransaction.flush()
        host.deliverEvents()
        host.redrawAnimatedContents()
        CATransaction.flush()
        let placement = Projection(context.userToPixels)
        let frame =
            host.tree.map { Frame($0.root, at: clock.time, placement: placement, width: context.width, height: context.height) }
            ?? Frame(width: context.width, height: context.height)
        self.frame = frame
        if let rendered, rendered.area == area {
            updates = FrameComparison(rendered.frame, frame).changes.map { $0.intersection(area) }.filter { !$0.isEmpty }
        } else {
            updates = area.isEmpty ? [] : [area]
        }
    }

    /// Returns the box around the update region of the current frame, in the context's user space; the null rectangle when it is empty.
    open func updateBounds() -> CGRect {
        guard let first = updates.first, let back = context.userToPixels.inverse else { return .null }
        return CGRect(back(updates.dropFirst().reduce(first) { $0.union($1) }.rect))
    }

    /// Adds a rectangle, in the context's user space, to the update region of the current frame.
    open func addUpdate(_ r: CGRect) {
        guard frame != nil, Rect(r).isFinite else { return }
        let added = PixelRect(covering: context.userToPixels(Rect(r))).intersection(area)
        if !added.isEmpty { updates.append(added) }
    }

    /// Draws the update region of the current frame; does nothing outside a frame.
    open func render() {
        guard let frame else { return }
        rendered = (frame, area)
        guard !updates.isEmpty, let back = context.userToPixels.inverse else { return }
        var bitmap = Bitmap(width: context.width, height: context.height)
        compositor.draw(frame, into: &bitmap, damage: updates)
        context.saveGState()
        context.concatenate(CGAffineTransform(back))
        context.clip(to: updates.map { CGRect($0.rect) })
        for update in updates { context.clear(CGRect(update.rect)) }
        context.compose(bitmap)
        context.restoreGState()
    }

    /// Returns the media time of the next frame that differs, in seconds; the current frame's time while an animation runs, infinite when nothing
    /// will change.
    open func nextFrameTime() -> CFTimeInterval { host.tree?.nextChange(after: clock.time) ?? .infinity }

    /// Ends the current frame.
    open func endFrame() {
        frame = nil
        updates = []
    }

    /// The rectangle of pixels that `bounds` covers.
    private var area: PixelRect {
        let rect = Rect(bounds).standardized
        guard rect.isFinite, !rect.isEmpty else { return .empty }
        return PixelRect(covering: context.userToPixels(rect)).intersection(PixelRect(width: context.width, height: context.height))
    }
}

/// The option of a renderer that names the colour space of its output.
public let kCARendererColorSpace = "kCARendererColorSpace"

/// The time of the current frame.
private final class FrameClock {
    /// The media time, in seconds.
    var time = 0.0
}
