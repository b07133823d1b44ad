/// What a block says of its nodes: sums, so that replacing one of them needs no look at the others.
struct NodeSummary: Hashable {
    var count = 0
    var layerCount = 0
    var animatedCount = 0
    /// Nodes that stand outside of their superlayer's plane, without those that an animation may lift.
    var tiltedCount = 0
    /// At least the greatest; what was replaced may have been higher.
    var height = 0

    /// Of no node.
    init() {}

    init(_ node: LayerNode) {
        count = 1
        layerCount = node.layerCount
        animatedCount = node.isAnimated ? 1 : 0
        tiltedCount = node.mayTilt || node.state.isLevel ? 0 : 1
        height = node.height
    }

    mutating func add(_ other: NodeSummary) {
        count += other.count
        layerCount += other.layerCount
        animatedCount += other.animatedCount
        tiltedCount += other.tiltedCount
        height = max(height, other.height)
    }

    /// The height never falls, since another node may have it.
    mutating func replace(_ old: NodeSummary, by new: NodeSummary) {
        count -= old.count
        layerCount -= old.layerCount
        animatedCount -= old.animatedCount
        tiltedCount -= old.tiltedCount
        add(new)
    }
}
