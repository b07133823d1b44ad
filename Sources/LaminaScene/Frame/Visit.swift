import LaminaPrimitives

/// A layer that is about to be drawn, with everything that its superlayers decide.
struct Visit: Sendable {
    var node: LayerNode
    /// Presentation values.
    var state: LayerState
    /// The layer's own time.
    var time: Double
    /// From the layer's coordinates to pixels.
    var placement: Projection
    /// An odd number of layers from this one up turn the y axis round; pictures stay upright all the same.
    var isFlipped: Bool
    /// What superlayers without a group hand down.
    var opacity: Float
    var clip: Clip?
    /// Pixels outside this have no effect on the picture.
    var visible: PixelRect
    /// It is one of the pictures of its transition.
    var isPartOfTransition = false
}

extension Visit {
    /// Seen from behind: the layer's corners run the other way round, and not because of a turned axis.
    var showsBack: Bool { (placement.determinant < 0) != isFlipped }
}

extension Visit {
    /// A sublayer that lies in the plane of its superlayer, which has no `sublayerTransform`; nil when it is hidden.
    init?(_ node: LayerNode, below parent: BlockContext, at parentTime: Double) {
        self.node = node
        time = node.localTime(at: parentTime)
        state = node.state
        node.animate(&state, at: time)
        guard !state.flags.isHidden || node.transition(at: time) != nil else { return nil }
        placement = state.levelPlacement.placed(in: parent.placement)
        isFlipped = parent.isFlipped != state.flags.isGeometryFlipped
        opacity = parent.opacity
        clip = parent.clip
        visible = parent.visible
    }
}

/// A layer whose own contents are written and whose sublayers come next.
struct Departure: Sendable {
    /// Opacity of the layer's own items.
    let opacity: Float
    /// Index of the group item, if the layer is one.
    var group: Int?
    /// Index of the shadow item, if there is one.
    var shadow: Int?
    /// It has items that are counted, and so stay in one part.
    var isCounted = false
}
