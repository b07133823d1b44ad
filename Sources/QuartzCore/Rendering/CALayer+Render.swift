package import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Draws the layer and those below it as their models say, with the bounds' coordinates as user space.
    ///
    /// Animations do not matter, nor does where the layer itself stands. A layer turned in space is drawn as if it were not, and paths of
    /// shadows are left out, as measured on Apple's system.
    package func draw(withSublayersIn context: CGContext) {
        guard context.width > 0, context.height > 0 else { return }
        prepareForRendering()
        let frame = Frame(
            modelNode(), placement: Projection(context.userToPixels), width: context.width, height: context.height)
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

    /// What the tree is by its models, without recursion: each layer after those below it.
    private func modelNode() -> LayerNode {
        var nodes: [ObjectIdentifier: LayerNode] = [:]
        var pending: [(layer: CALayer, isExpanded: Bool)] = [(self, false)]
        while let (layer, isExpanded) = pending.popLast() {
            guard isExpanded else {
                pending.append((layer, true))
                pending += layer.links.sublayers.map { ($0, false) }
                if let mask = layer.links.mask { pending.append((mask, false)) }
                continue
            }
            let children = Chunks(layer.links.sublayers.compactMap { nodes.removeValue(forKey: ObjectIdentifier($0)) })
            let mask = layer.links.mask.flatMap { nodes.removeValue(forKey: ObjectIdentifier($0)) }
            nodes[ObjectIdentifier(layer)] = LayerNode(
                id: LayerID(UInt64(UInt(bitPattern: ObjectIdentifier(layer)))), state: layer.stateForRendering(asRoot: layer === self),
                children: children, mask: mask)
        }
        return nodes[ObjectIdentifier(self)] ?? LayerNode(id: LayerID(0), state: state)
    }

    private func stateForRendering(asRoot isRoot: Bool) -> LayerState {
        var state = state
        if !state.transform.isAffine || isRoot { state.transform = .identity }
        if state.shadow.path != nil { state.shadow.path = nil }
        guard isRoot else { return state }
        // Bounds and superlayer have the same coordinates.
        state.position = Point(
            state.bounds.minX + state.anchorPoint.x * state.bounds.width, state.bounds.minY + state.anchorPoint.y * state.bounds.height)
        return state
    }
}
