/// The immutable copy of a layer tree that a commit makes.
///
/// It may outlive the layers.
package struct RenderTree: Sendable {
    /// The layer that fills the output; its superlayer's coordinate space is the output's, in points, y downwards.
    package let root: LayerNode
    /// The media time of the commit, in seconds.
    package let commitTime: Double

    package init(root: LayerNode, commitTime: Double) {
        self.root = root
        self.commitTime = commitTime
    }
}
