package import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Draws the layer and those below it as their models say, with the bounds' coordinates as user space.
    ///
    /// Animations do not matter, nor does where the layer itself stands. A layer turned in space is drawn as if it were not, and paths of
    /// shadows are left out, as measured on Apple's system. A presentation copy is drawn with the presentation copies below it.
    package func draw(withSublayersIn context: CGContext) {
        guard let model = links.model else { return draw(in: context) { $0.state.forRendering } }
        // The tree is the model's; a layer that is not committed has no presentation and is not drawn.
        let own = state
        model.draw(in: context) { $0 === model ? own.forRendering : $0.committedPresentation?.forRendering }
    }

    /// Draws the layer and those below it as they are seen now, animations and all, with the bounds' coordinates as user space.
    package func drawAsSeen(in context: CGContext) { draw(in: context) { $0.currentPresentation } }

    /// - Parameter state: Nil leaves a layer out, and those below it.
    private func draw(in context: CGContext, _ state: (CALayer) -> LayerState?) {
        guard context.width > 0, context.height > 0 else { return }
        prepareForRendering()
        guard let node = node(state) else { return }
        let frame = Frame(
            node, placement: Projection(context.userToPixels), width: context.width, height: context.height)
        var bitmap = Bitmap(width: context.width, height: context.height)
        Compositor().draw(frame, into: &bitmap)
        context.compose(bitmap)
    }

    /// Lays out and draws what has asked for it.
    private func prepareForRendering() {
        layoutIfNeeded()
        var pending = [self]
        while let layer = pending.popLast() {
            layer.displayIfNeeded()
            pending += layer.links.sublayers
            if let mask = layer.links.mask { pending.append(mask) }
        }
    }

    /// The tree as a state for each layer says, without recursion: each layer after those below it.
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
                id: LayerID(UInt64(UInt(bitPattern: ObjectIdentifier(layer)))),
                state: (layer === self ? state.placedAtOrigin : state).withinLimits,
                children: children, mask: mask)
        }
        return nodes[ObjectIdentifier(self)]
    }
}

extension LayerState {
    /// Without what `render(in:)` leaves out.
    fileprivate var forRendering: LayerState {
        var state = self
        if !state.transform.isAffine { state.transform = .identity }
        if state.shadow.path != nil { state.shadow.path = nil }
        // Measured: a shadow of radius 5 paints a pixel 10 points from the edge and none at 12. A Gaussian of deviation radius / √2 reaches
        // as far; one of deviation radius would still be seen at 14 points.
        if state.shadow.radius > 0 { state.shadow.radius *= 0.5.squareRoot() }
        return state
    }

    /// Moved so that the superlayer has the coordinates of the bounds.
    fileprivate var placedAtOrigin: LayerState {
        var state = self
        state.transform = .identity
        state.position = Point(bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
        return state
    }
}
