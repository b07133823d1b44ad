/// The immutable copy of a layer that a commit makes.
///
/// Unchanged subtrees are the same objects in consecutive render trees.
///
/// `@unchecked`: the stored variables are written only in `deinit`, when no other reference to the object exists.
package final class LayerNode: @unchecked Sendable {
    package let id: LayerID
    /// The layer's model values, without animations.
    package let state: LayerState
    /// The layer's animations, in the order in which they apply.
    package let animations: [LayerAnimation]
    /// The sublayers back to front, before they are sorted by depth.
    package private(set) var children: NodeList
    /// The mask layer, whose alpha multiplies this layer's pixels; positioned in this layer's coordinate space.
    package private(set) var mask: LayerNode?
    /// An upper bound of the height of this subtree, counting this node.
    let height: Int
    /// The number of layers to draw for this subtree, counting this one and masks; a layer below a replicator counts once for each instance.
    ///
    /// At most `mostLayers`, so that sums do not overflow.
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
        layerCount = Self.layerCount(state, children, mask)
    }

    /// The largest `layerCount`.
    private static let mostLayers = 1 << 24

    private static func layerCount(_ state: LayerState, _ children: NodeList, _ mask: LayerNode?) -> Int {
        var inner = min(children.root?.layerCount ?? 0, mostLayers)
        if state.kind == .replicator { inner *= min(state.replicator.count, mostLayers) }
        return min(inner + (mask?.layerCount ?? 0) + 1, mostLayers)
    }

    /// True when this node or a descendant has animations or emits particles.
    package var isAnimated: Bool { !animations.isEmpty || state.kind == .emitter || children.root?.isAnimated == true || mask?.isAnimated == true }

    /// True when an animation may move the layer out of its superlayer's plane.
    var mayTilt: Bool { animations.contains(where: \.mayTilt) }

    /// Releases descendants iteratively: the nested `deinit` calls of a chain of 50,000 layers would overflow the stack.
    deinit {
        // Nested `deinit` calls of a subtree this low fit on the stack.
        guard height > 100 else { return }
        var pending: [LayerNode] = []
        takeNodes(into: &pending)
        while var node = pending.popLast() {
            if isKnownUniquelyReferenced(&node) { node.takeNodes(into: &pending) }
        }
    }

    /// Moves the mask and those children that no other list shares to `pending`.
    private func takeNodes(into pending: inout [LayerNode]) {
        if let mask { pending.append(mask) }
        mask = nil
        children.takeNodes(into: &pending)
    }
}

extension LayerNode {
    /// Converts a time of the superlayer to this layer's local time; both in seconds.
    package func localTime(at parentTime: Double) -> Double {
        state.hasPlainTiming ? parentTime : state.timing.localTime(at: parentTime)
    }

    /// The layer's values with all animations applied.
    ///
    /// - Parameter localTime: The layer's local time, in seconds.
    package func presentation(at localTime: Double) -> LayerState {
        var state = state
        animate(&state, at: localTime)
        return state
    }

    /// Applies all animations to `state`, which contains the model values.
    func animate(_ state: inout LayerState, at localTime: Double) {
        for animation in animations { animation.apply(to: &state, at: localTime) }
    }
}
