package import LaminaPrimitives
package import LaminaScene

/// Draws what a render tree shows at a time: evaluates the tree to a frame, compares it with the last frame, and composites the difference.
///
/// The pixels depend on the tree and the time alone. Threads and caches are kept between frames. Calls must come from one thread at a time.
package final class Renderer {
    private let compositor: Compositor
    private let evaluator: Evaluator

    /// - Parameter threadCount: The number of threads that evaluate and draw, including the calling one.
    /// - Parameter device: The frames that a device draws, which nothing else uses.
    package init(threadCount: Int = 1, device: DeviceUse = .never) {
        compositor = Compositor(threadCount: threadCount, device: device)
        evaluator = Evaluator(workers: compositor.workers)
    }

    /// Evaluates a tree; `composite` draws the result.
    ///
    /// - Parameter time: The media time, in seconds.
    package func evaluate(_ tree: RenderTree, at time: Double, in viewport: Viewport) -> Frame {
        evaluator.frame(of: tree, at: time, in: viewport)
    }

    /// Draws the pixels in which a frame differs from the one composited before, which `bitmap` must show; the first frame is drawn whole.
    ///
    /// - Parameter missing: Rectangles in which the bitmap does not show the previous frame. They may overlap.
    /// - Returns: The rectangles that may differ from the previous frame. They may overlap.
    /// - Precondition: The bitmap has the frame's size.
    @discardableResult
    package func composite(_ frame: Frame, into bitmap: inout Bitmap, missing: [PixelRect] = []) -> [PixelRect] {
        compositor.drawChanges(of: frame, into: &bitmap, missing: missing)
    }

    /// Evaluates a tree and composites the frame, in one step.
    @discardableResult
    package func draw(
        _ tree: RenderTree, at time: Double, in viewport: Viewport, into bitmap: inout Bitmap, missing: [PixelRect] = []
    ) -> [PixelRect] {
        composite(evaluate(tree, at: time, in: viewport), into: &bitmap, missing: missing)
    }

    /// The number of tiles that the device and the processor drew so far.
    package var drawnTiles: DrawnTiles { compositor.drawnTiles }

    /// The name of the device that drew; nil when none did.
    package var deviceName: String? { compositor.deviceName }

    /// The reason why the device is not used any more; nil while it is, or when there is none.
    package var deviceFailure: TileDeviceError? { compositor.deviceFailure }
}
