/// What a layer was at a commit.
///
/// Never changes, so unchanged parts are the same objects in consecutive trees.
///
/// `@unchecked`: the stored variables are only written in `deinit`, when nobody else can see the object.
package final class LayerNode: @unchecked Sendable {
    package let id: LayerID
    /// The model values.
    package let state: LayerState
    /// In the order in which they apply.
    package let animations: [LayerAnimation]
    /// Back to front, before sorting by depth.
    package private(set) var children: Chunks<LayerNode>
    /// Its alpha is multiplied into the layer; stands in the layer's coordinates.
    package private(set) var mask: LayerNode?
    /// How many of `children` are animated.
    private let animatedChildCount: Int
    /// At least the depth of the tree below, counting this node; what was removed may still count.
    private let height: Int

    package init(
        id: LayerID, state: LayerState, animations: [LayerAnimation] = [], children: Chunks<LayerNode> = Chunks(), mask: LayerNode? = nil
    ) {
        self.id = id
        self.state = state
        self.animations = animations
        self.children = children
        self.mask = mask
        var animatedChildCount = 0
        var height = mask?.height ?? 0
        children.forEach { child in
            animatedChildCount += child.isAnimated ? 1 : 0
            height = max(height, child.height)
        }
        self.animatedChildCount = animatedChildCount
        self.height = height + 1
    }

    /// The successor of `previous`, most of whose children are unchanged: costs nothing for those.
    ///
    /// - Parameter replacements: New children by index, each index at most once.
    package init(
        after previous: LayerNode, state: LayerState, animations: [LayerAnimation], replacements: [(index: Int, node: LayerNode)],
        mask: LayerNode?
    ) {
        id = previous.id
        self.state = state
        self.animations = animations
        self.mask = mask
        var children = previous.children
        var animatedChildCount = previous.animatedChildCount
        var height = max(previous.height - 1, mask?.height ?? 0)
        for (index, node) in replacements {
            animatedChildCount += (node.isAnimated ? 1 : 0) - (children[index].isAnimated ? 1 : 0)
            height = max(height, node.height)
            children[index] = node
        }
        self.children = children
        self.animatedChildCount = animatedChildCount
        self.height = height + 1
    }

    /// This node or one below it has animations.
    package var isAnimated: Bool { !animations.isEmpty || animatedChildCount > 0 || mask?.isAnimated == true }

    /// Nodes below are released one after the other: a chain of 50,000 would not fit on the stack.
    deinit {
        guard height > 2 else { return }
        var pending: [LayerNode] = []
        takeNodes(into: &pending)
        while var node = pending.popLast() {
            if isKnownUniquelyReferenced(&node) { node.takeNodes(into: &pending) }
        }
    }

    private func takeNodes(into pending: inout [LayerNode]) {
        children.forEach { pending.append($0) }
        children = Chunks()
        if let mask { pending.append(mask) }
        mask = nil
    }
}

extension LayerNode {
    /// The layer's own time at a moment of its superlayer's time, seconds.
    package func localTime(at parentTime: Double) -> Double {
        state.hasPlainTiming ? parentTime : state.timing.localTime(at: parentTime)
    }

    /// The presentation values at a moment of the layer's own time.
    package func presentation(at localTime: Double) -> LayerState {
        var state = state
        for animation in animations { animation.apply(to: &state, at: localTime) }
        return state
    }
}
