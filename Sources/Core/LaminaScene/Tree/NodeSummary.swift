/// The counts of all nodes of a block; replacing a node updates them without visiting the others.
struct NodeSummary: Hashable {
    var count = 0
    var layerCount = 0
    /// The number of nodes whose subtree has animations.
    var animatedCount = 0
    /// The number of nodes outside their superlayer's plane, not counting nodes that an animation may tilt.
    var tiltedCount = 0
    /// The number of nodes that an animation may move out of their superlayer's plane.
    var mayTiltCount = 0
    /// An upper bound of the nodes' heights; it does not shrink when a higher node is replaced.
    var height = 0

    /// Creates the summary of no nodes.
    init() {}

    init(_ node: LayerNode) {
        count = 1
        layerCount = node.layerCount
        animatedCount = node.isAnimated ? 1 : 0
        mayTiltCount = node.mayTilt ? 1 : 0
        tiltedCount = node.mayTilt || node.state.isLevel ? 0 : 1
        height = node.height
    }

    mutating func add(_ other: NodeSummary) {
        count += other.count
        layerCount += other.layerCount
        animatedCount += other.animatedCount
        tiltedCount += other.tiltedCount
        mayTiltCount += other.mayTiltCount
        height = max(height, other.height)
    }

    /// Replaces one node's contribution by another's; the height never decreases, because another node may still have it.
    mutating func replace(_ old: NodeSummary, by new: NodeSummary) {
        count -= old.count
        layerCount -= old.layerCount
        animatedCount -= old.animatedCount
        tiltedCount -= old.tiltedCount
        mayTiltCount -= old.mayTiltCount
        add(new)
    }
}
