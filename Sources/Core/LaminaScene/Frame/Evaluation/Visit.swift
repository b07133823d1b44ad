import LaminaPrimitives

/// A layer that is about to be drawn, with all values inherited from its superlayers.
struct Visit: Sendable {
    var node: LayerNode
    /// The layer's presentation values, with animations applied.
    var state: LayerState
    /// The layer's local time, in seconds.
    var time: Double
    /// The transform from the layer's coordinates to pixels.
    var placement: Projection
    /// True when an odd number of layers, from this one up, flip the y axis; images are drawn upright nevertheless.
    var isFlipped: Bool
    /// The opacity inherited from superlayers that are not groups.
    var opacity: Float
    var clip: Clip?
    /// The visible region: pixels outside it have no effect on the frame.
    var visible: PixelRect
    /// The movement of a point's image per point of height above the layer's plane, for emitters that preserve depth.
    var depthStep = DepthStep.none
    /// True when the layer is drawn as an image of its own transition, which must not start again.
    var isPartOfTransition = false
    /// The instance of the replicators around the layer.
    var replica = Replicas.none
}

extension Visit {
    /// True when the layer is seen from behind: its corners have the opposite orientation, not counting flipped axes.
    var showsBack: Bool { (placement.determinant < 0) != isFlipped }
}

extension Visit {
    /// Creates the visit of a sublayer that lies in its superlayer's plane, without `sublayerTransform`; nil when it is hidden.
    ///
    /// - Parameter entry: The superlayer's context.
    init?(_ node: LayerNode, in entry: borrowing ContextStack.Entry) {
        self.node = node
        time = node.localTime(at: entry.time)
        state = node.state
        node.animate(&state, at: time)
        guard !state.flags.isHidden || node.transition(at: time) != nil else { return nil }
        placement = state.levelPlacement.placed(in: entry.context.placement)
        isFlipped = entry.context.isFlipped != state.flags.isGeometryFlipped
        opacity = entry.context.opacity
        clip = entry.context.clip
        visible = entry.context.visible
        replica = entry.replica
    }
}

/// The values that `FrameBuilder.finishLayer` needs to finish a layer after its sublayers were drawn.
struct LayerFinish: Sendable {
    /// The opacity of the layer's own items.
    let opacity: Float
    /// The index of the group's head; nil if the layer is not a group.
    var group: Int?
    /// The index of the shadow's item; nil if the layer has no shadow.
    var shadow: Int?
    /// The index of the filtered group's head; nil if the layer has no filters.
    var filter: Int?
    /// True when the layer's items are counted for a group or a shadow, so that they must not be split across frame parts.
    var isCounted = false
}
