package import LaminaPrimitives

/// Evaluates render trees to frames, one after the other, and reuses the parts of earlier frames in which nothing moves.
///
/// A frame depends on its tree and time alone. All calls must come from one thread at a time.
package final class Evaluator {
    private let workers: (any Workers)?
    private var blockParts = BlockParts()

    /// Creates an evaluator.
    ///
    /// - Parameter workers: The threads that evaluate independent layers in parallel; nil uses the calling thread alone.
    package init(workers: (any Workers)? = nil) { self.workers = workers }

    /// The frame that `tree` shows at a time.
    ///
    /// - Parameter time: The media time, in seconds.
    /// - Complexity: Linear in the number of layers that are animated or changed since the tree was last drawn. Iterative, so that trees may be of
    ///   any depth.
    package func frame(of tree: RenderTree, at time: Double, in viewport: Viewport) -> Frame {
        frame(of: tree.root, at: time, in: viewport, screen: Projection(.scale(viewport.scale, viewport.scale)))
    }

    /// The frame that a node shows at a time.
    ///
    /// - Parameter screen: The transform from the coordinates of the root's superlayer to pixels.
    fileprivate func frame(of root: LayerNode, at time: Double, in viewport: Viewport, screen: Projection) -> Frame {
        let (content, drawnBlocks) = content(of: root, at: time, in: viewport, screen)
        blockParts.add(drawnBlocks, of: content)
        return Frame(width: viewport.width, height: viewport.height, background: viewport.background, content: content)
    }

    /// The builder ends with this function, so that `blockParts` has one owner again when `frame` changes it.
    private func content(
        of root: LayerNode, at time: Double, in viewport: Viewport, _ screen: Projection
    ) -> (FramePart, [DrawnBlock]) {
        var builder = FrameBuilder(viewport, blockParts, workers: workers)
        let content = builder.content(of: root, at: time, screen: screen)
        return (content, builder.drawnBlocks)
    }
}

extension Frame {
    /// Evaluates the frame that `tree` shows at a time; for several frames, keep an `Evaluator`.
    ///
    /// - Parameter time: The media time, in seconds.
    /// - Parameter workers: The threads that evaluate independent layers in parallel; nil uses the calling thread alone.
    package init(_ tree: RenderTree, at time: Double, in viewport: Viewport, workers: (any Workers)? = nil) {
        self = Evaluator(workers: workers).frame(of: tree, at: time, in: viewport)
    }

    /// Evaluates the frame that a layer and its descendants show at a time.
    ///
    /// - Parameters:
    ///   - time: The time of the layer's superlayer, in seconds.
    ///   - placement: The transform from the coordinates of the layer's superlayer to pixels.
    package init(_ root: LayerNode, at time: Double, placement: Projection, width: Int, height: Int) {
        self = Evaluator().frame(of: root, at: time, in: Viewport(width: width, height: height), screen: placement)
    }
}
