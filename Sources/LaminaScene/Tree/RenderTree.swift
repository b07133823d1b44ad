/// The layers as they were handed over at one commit.
///
/// It can outlive them.
package struct RenderTree: Sendable {
    /// The layer that fills the output; its superlayer's space is the output's, in points, y down.
    package let root: LayerNode
    /// Media time, seconds.
    package let commitTime: Double

    package init(root: LayerNode, commitTime: Double) {
        self.root = root
        self.commitTime = commitTime
    }
}
