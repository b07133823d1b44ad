package import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Draws the layer and its descendants with their model values; the context's user space is the layer's own coordinates.
    ///
    /// Animations have no effect, and neither have the layer's own position and transform. As measured on Apple's system, three-dimensional
    /// transforms are ignored and shadow paths are not used. A presentation copy is drawn with its descendants' presentation copies.
    package func draw(withSublayersIn context: CGContext) {
        guard let model = links.model else { return draw(in: context) { $0.state.forRendering } }
        // A copy has no links of its own, so the model is drawn, with the presentation values of its layers. Layers that were never committed have no
        // such values and are left out.
        let own = state
        model.draw(in: context) { $0 === model ? own.forRendering : $0.committedPresentation?.forRendering }
    }

    /// Draws the layer and its descendants with their values on screen, including animations; the context's user space is the layer's own
    /// coordinates.
    package func drawAsSeen(in context: CGContext) { draw(in: context) { $0.currentPresentation } }

    /// Draws the layer and its descendants as the last commit left them, including animations; the context's user space is the layer's own
    /// coordinates.
    ///
    /// Pending layout and display are not performed.
    ///
    /// - Returns: False, without drawing, for a layer that no screen shows.
    package func drawAsCommitted(in context: CGContext) -> Bool {
        guard let host = commitment.host, let node = commitment.node else { return false }
        let time = LayerConversion.time(host.now, from: nil, to: links.superlayer)
        let state = node.presentation(at: node.localTime(at: time)).placedAtOrigin.withinLimits
        draw(LayerNode(id: node.id, state: state, children: node.children, mask: node.mask), at: time, in: context)
        return true
    }

    /// Draws the tree of the given states.
    ///
    /// - Parameter state: Returns a layer's values; nil leaves out the layer and its descendants.
    private func draw(in context: CGContext, _ state: (CALayer) -> LayerState?) {
        prepareForRendering()
        if let node = node(state) { draw(node, at: 0, in: context) }
    }

    /// Draws a node and its descendants into a bitmap, and composites the bitmap into the context.
    ///
    /// - Parameter time: The time of the node's superlayer, in seconds.
    private func draw(_ node: LayerNode, at time: Double, in context: CGContext) {
        guard context.width > 0, context.height > 0 else { return }
        let frame = Frame(node, at: time, placement: Projection(context.userToPixels), width: context.width, height: context.height)
        var bitmap = Bitmap(width: context.width, height: context.height)
        Compositor().draw(frame, into: &bitmap)
        context.compose(bitmap)
    }

    /// Performs the pending layout and display of the layer and its descendants.
    private func prepareForRendering() {
        layoutIfNeeded()
        var pending = [self]
        while let layer = pending.popLast() {
            layer.displayIfNeeded()
            pending += layer.links.sublayers
            if let mask = layer.links.mask { pending.append(mask) }
        }
    }

    /// Builds nodes for the layer and its descendants from the given states; iterative, each layer after its descendants.
    private func node(_ stateOf: (CALayer) -> LayerState?) -> LayerNode? {
        var nodes: [ObjectIdentifier: LayerNode] = [:]
        var pending: [(layer: CALayer, isExpanded: Bool)] = [(self, false)]
        while let (layer, isExpanded) = pending.popLast() {
            guard isExpanded else {
                pending.append((layer, true))
                pending += layer.links.sublayers.map { ($0, false) }
                if let mask = layer.links.mask { pending.append((mask, false)) }
                continue
            }
            guard let state = stateOf(layer) else { continue }
            let children = NodeList(layer.links.sublayers.compactMap { nodes.removeValue(forKey: ObjectIdentifier($0)) })
            let mask = layer.links.mask.flatMap { nodes.removeValue(forKey: ObjectIdentifier($0)) }
            nodes[ObjectIdentifier(layer)] = LayerNode(
                id: LayerID(layer),
                state: (layer === self ? state.placedAtOrigin : state).withinLimits,
                children: children, mask: mask)
        }
        return nodes[ObjectIdentifier(self)]
    }
}

extension LayerState {
    /// The state without the features that `render(in:)` ignores.
    fileprivate var forRendering: LayerState {
        var state = self
        if !state.transform.isAffine { state.transform = .identity }
        if state.shadow.path != nil { state.shadow.path = nil }
        // Measured on Apple's system: a shadow of radius 5 paints a pixel 10 points from the edge, and none 12 points from it. A Gaussian with a
        // standard deviation of radius / √2 has the same reach; one with a standard deviation of the radius itself would still show at 14 points.
        if state.shadow.radius > 0 { state.shadow.radius *= 0.5.squareRoot() }
        return state
    }

    /// The state positioned so that superlayer coordinates equal the layer's own coordinates.
    fileprivate var placedAtOrigin: LayerState {
        var state = self
        state.transform = .identity
        state.position = Point(bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
        return state
    }
}
