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
    package private(set) var children: NodeList
    /// Its alpha is multiplied into the layer; stands in the layer's coordinates.
    package private(set) var mask: LayerNode?
    /// At least the depth of the tree below, counting this node.
    let height: Int
    /// How many layers the tree below has, counting this one.
    let layerCount: Int

    package init(
        id: LayerID, state: LayerState, animations: [LayerAnimation] = [], children: NodeList = NodeList(), mask: LayerNode? = nil
    ) {
        self.id = id
        self.state = state
        self.animations = animations
        self.children = children
        self.mask = mask
        height = max(children.root?.height ?? 0, mask?.height ?? 0) + 1
        layerCount = (children.root?.layerCount ?? 0) + (mask?.layerCount ?? 0) + 1
    }

    /// This node or one below it has animations.
    package var isAnimated: Bool { !animations.isEmpty || children.root?.isAnimated == true || mask?.isAnimated == true }

    /// An animation may lift the layer out of its superlayer's plane.
    var mayTilt: Bool { animations.contains(where: \.mayTilt) }

    /// Nodes below are released one after the other: a chain of 50,000 would not fit on the stack.
    deinit {
        // Low trees fit.
        guard height > 100 else { return }
        var pending: [LayerNode] = []
        takeNodes(into: &pending)
        while var node = pending.popLast() {
            if isKnownUniquelyReferenced(&node) { node.takeNodes(into: &pending) }
        }
    }

    private func takeNodes(into pending: inout [LayerNode]) {
        if let mask { pending.append(mask) }
        mask = nil
        children.takeNodes(into: &pending)
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
        animate(&state, at: localTime)
        return state
    }

    /// Makes model values those of the presentation.
    func animate(_ state: inout LayerState, at localTime: Double) {
        for animation in animations { animation.apply(to: &state, at: localTime) }
    }
}
