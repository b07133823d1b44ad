package import LaminaPrimitives

/// Makes frames of trees, one after the other, and keeps the memory of those that are not shown any more.
///
/// What a frame shows depends on its tree and time alone. Calls come from one thread at a time.
package final class Evaluator {
    private let store = PartStore()
    private var builder: FrameBuilder

    /// - Parameter workers: Evaluate layers that do not depend on each other, if given.
    package init(workers: (any Workers)? = nil) {
        builder = FrameBuilder(store, workers.map { [store] in WorkSharing($0, store) })
    }

    /// What `tree` shows at a moment.
    ///
    /// - Parameter time: Media time, seconds.
    /// - Complexity: Linear in the number of layers that move or changed since the tree was drawn last; trees of any depth use no call
    ///   stack.
    package func frame(of tree: RenderTree, at time: Double, in viewport: Viewport) -> Frame {
        frame(of: tree.root, at: time, in: viewport, screen: Projection(.scale(viewport.scale, viewport.scale)))
    }

    /// - Parameter screen: From the coordinates in which the root stands to pixels.
    fileprivate func frame(of root: LayerNode, at time: Double, in viewport: Viewport, screen: Projection) -> Frame {
        store.beginFrame()
        return builder.frame(of: root, at: time, in: viewport, screen: screen)
    }
}

extension Frame {
    /// What `tree` shows at a moment; for many moments, keep an `Evaluator`.
    ///
    /// - Parameter time: Media time, seconds.
    /// - Parameter workers: Evaluate layers that do not depend on each other, if given.
    package init(_ tree: RenderTree, at time: Double, in viewport: Viewport, workers: (any Workers)? = nil) {
        self = Evaluator(workers: workers).frame(of: tree, at: time, in: viewport)
    }

    /// What a layer and those below it show by their models.
    ///
    /// - Parameter placement: From the coordinates in which the layer stands to pixels.
    package init(_ root: LayerNode, placement: Projection, width: Int, height: Int) {
        self = Evaluator().frame(of: root, at: 0, in: Viewport(width: width, height: height), screen: placement)
    }
}
