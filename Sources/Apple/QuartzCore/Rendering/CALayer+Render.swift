package import CoreGraphics
import LaminaCompositor
import LaminaPDF
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Draws the layer and its descendants with their model values; the context's user space is the layer's own coordinates.
    ///
    /// Animations have no effect, and neither have the layer's own position and transform. As measured on Apple's system, three-dimensional
    /// transforms are ignored, transform layers are drawn as plain ones, and shadow paths are not used. Particles are not drawn, because only the
    /// render tree has them. A presentation copy is drawn with its descendants' presentation copies.
    package func draw(withSublayersIn context: CGContext) {
        guard let model = links.model else { return draw(in: context) { $0.state.forRendering.dashed(like: $0.superlayer, below: self) } }
        // A copy has no links of its own, so the model is drawn, with the presentation values of its layers. Layers that were never committed have no
        // such values and are left out.
        let own = state
        model.draw(in: context) { $0 === model ? own.forRendering : $0.committedPresentation?.forRendering }
    }

    /// Draws the layer and its descendants with their values on screen, including animations; the context's user space is the layer's own
    /// coordinates.
    package func drawAsSeen(in context: CGContext) { draw(in: context) { $0.currentPresentation.emitting(as: $0) } }

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
        if let node = node(for: RenderTarget(context), state) { draw(node, at: 0, in: context) }
    }

    /// Draws a node and its descendants into a bitmap, and composites the bitmap into the context.
    ///
    /// - Parameter time: The time of the node's superlayer, in seconds.
    private func draw(_ node: LayerNode, at time: Double, in context: CGContext) {
        if context.drawShapes({ draw(node, at: time, on: $0, context.userToPixels) }) { return }
        guard context.width > 0, context.height > 0 else { return }
        let frame = Frame(node, at: time, placement: Projection(context.userToPixels), width: context.width, height: context.height)
        var bitmap = Bitmap(width: context.width, height: context.height)
        Compositor().draw(frame, into: &bitmap)
        context.compose(bitmap)
    }

    /// Draws a node and its descendants on a canvas that keeps shapes; as one picture when a layer needs pixels.
    private func draw(_ node: LayerNode, at time: Double, on canvas: MarkCanvas, _ map: AffineTransform) {
        func frame(_ scale: Double) -> Frame {
            let pixels = PixelRect(covering: Rect(0, 0, canvas.bounds.width * scale, canvas.bounds.height * scale))
            return Frame(
                node, at: time, placement: Projection(map.followed(by: .scale(scale, scale))), width: pixels.width, height: pixels.height)
        }
        if var marks = FrameMarks(frame(1), on: canvas) { return marks.draw() }
        // At most 16 million pixels, and four for each unit of the canvas.
        let scale = min(4, (16e6 / (canvas.bounds.width * canvas.bounds.height)).squareRoot())
        let picture = frame(scale)
        var bitmap = Bitmap(width: picture.width, height: picture.height)
        Compositor().draw(picture, into: &bitmap)
        canvas.draw(.picture(PlacedPicture(Picture(bitmap), .scale(1 / scale, 1 / scale), isSmooth: true)), Compositing())
    }

    /// Performs the pending layout and display of the layer and its descendants.
    private func prepareForRendering() {
        layoutIfNeeded()
        var pending = [self]
        while let layer = pending.popLast() {
            layer.displayIfNeeded()
            layer.displayPatterns()
            pending += layer.links.sublayers
            if let mask = layer.links.mask { pending.append(mask) }
        }
    }

    /// Builds nodes for the layer and its descendants from the given states; iterative, each layer after its descendants.
    private func node(for target: RenderTarget, _ stateOf: (CALayer) -> LayerState?) -> LayerNode? {
        func placedState(_ layer: CALayer) -> LayerState? { layer === self ? stateOf(layer)?.placedAtOrigin : stateOf(layer) }
        var nodes: [ObjectIdentifier: LayerNode] = [:]
        var pending: [(layer: CALayer, isExpanded: Bool)] = [(self, false)]
        while let (layer, isExpanded) = pending.popLast() {
            guard isExpanded else {
                pending.append((layer, true))
                pending += layer.links.sublayers.map { ($0, false) }
                if let mask = layer.links.mask { pending.append((mask, false)) }
                continue
            }
            guard var state = placedState(layer) else { continue }
            if let tiled = layer as? CATiledLayer { state.tiled.tiles = target.tiles(of: tiled, below: self, placedState) }
            let children = NodeList(layer.links.sublayers.compactMap { nodes.removeValue(forKey: ObjectIdentifier($0)) })
            let mask = layer.links.mask.flatMap { nodes.removeValue(forKey: ObjectIdentifier($0)) }
            let node = LayerNode(id: LayerID(layer), state: state.withinLimits, children: children, mask: mask)
            node.warnAboutInstances()
            nodes[ObjectIdentifier(layer)] = node
        }
        return nodes[ObjectIdentifier(self)]
    }
}

extension LayerState {
    /// The state without the features that `render(in:)` ignores.
    fileprivate var forRendering: LayerState {
        var state = self
        // A picture is a means of the screen's compositor; into a context, layers are drawn at its resolution.
        state.flags.shouldRasterize = false
        if !state.hasNoEffects { state.effects = state.effects.forRendering }
        if !state.transform.isNearlyAffine { state.transform = .identity }
        if state.kind == .transform { state.kind = .plain }
        if state.shadow.path != nil { state.shadow.path = nil }
        if state.kind == .emitter { state.emitter.cells = [] }
        // Measured on Apple's system, at the edges of shadows of radius 2, 6 and 15: a Gaussian with a deviation of the radius that ends after two
        // deviations, whose own deviation is 0.88 radii. A whole Gaussian of 0.85 radii ends where Apple's does: with a radius of 5, a pixel 10 points
        // from the edge is painted, and one 12 points from it is not.
        if state.shadow.radius > 0 { state.shadow.radius *= 0.85 }
        if state.kind == .replicator { state.replicator = state.replicator.forRendering }
        return state
    }

    /// The state with the dashes of the nearest dashed shape around a shape that has none.
    ///
    /// - Parameters:
    ///   - layer: The superlayer of the state's layer.
    ///   - root: The layer that is rendered; shapes around it leave no dashes.
    /// - Source: Measured on Apple's system: a shape layer sets its dashes in the context, which hands them down to its sublayers.
    fileprivate func dashed(like layer: CALayer?, below root: CALayer) -> LayerState {
        guard kind == .shape, shape.lineDashPattern?.isEmpty ?? true else { return self }
        let outside = root.superlayer
        var (state, above) = (self, layer)
        while let current = above, current !== outside {
            let shape = current.state.shape
            if current.state.kind == .shape, let pattern = shape.lineDashPattern, !pattern.isEmpty, shape.strokeColor != nil {
                (state.shape.lineDashPattern, state.shape.lineDashPhase) = (pattern, shape.lineDashPhase)
                return state
            }
            above = current.superlayer
        }
        return state
    }

    /// The state with the particles that an emitter layer shows now; a layer that was never committed has none.
    fileprivate func emitting(as layer: CALayer) -> LayerState {
        guard kind == .emitter else { return self }
        var state = self
        guard let host = layer.commitment.host, let node = layer.commitment.node else {
            state.emitter.cells = []
            return state
        }
        state.emission = node.state.emission
        // The time of the drawing is 0, so the layer's own time is made to stand still at the present one.
        state.timing = MediaTiming()
        state.timing.speed = 0
        state.timing.beginTime = -1e300
        state.timing.timeOffset = LayerConversion.time(host.now, from: nil, to: layer)
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

/// The part of a context into which `render(in:)` draws.
private struct RenderTarget {
    /// The context's bitmap, in its user space.
    let rect: Rect
    /// The pixels per unit of the user space.
    let scale: Double

    init(_ context: CGContext) {
        let pixels = context.canvasBounds
        rect = context.userToPixels.inverse.map { $0(pixels) } ?? .zero
        scale = context.userToPixels.meanScale
    }

    /// Draws the tiles of a layer at once.
    ///
    /// - Parameter root: The layer that is rendered; `state` returns the states of the layers from the tiled one up to it.
    func tiles(of layer: CATiledLayer, below root: CALayer, _ state: (CALayer) -> LayerState?) -> [ContentsTile] {
        var states: [LayerState] = []
        var current: CALayer? = layer
        while let layer = current {
            guard let state = state(layer) else { return [] }
            states.append(state)
            current = layer === root ? nil : layer.links.superlayer
        }
        return layer.drawnTiles(in: states, on: rect, displayScale: scale)
    }
}

extension EffectsState {
    /// The effects without the filters, which `render(in:)` ignores as Apple documents.
    ///
    /// - Source: Measured on Apple's system: the blend modes of compositing filters are drawn, in masks too, although the documentation denies it.
    fileprivate var forRendering: EffectsState {
        var effects = EffectsState.initial
        effects.blend = blend
        return effects
    }
}

extension Transform3D {
    /// True when the transform is affine apart from rounding.
    ///
    /// - Source: Measured on Apple's system: a layer after a full turn about x, whose computed sine is −2.4e-16, is drawn with its transform; after half
    ///   a turn, it is drawn without.
    fileprivate var isNearlyAffine: Bool {
        if isAffine { return true }
        let others = [m13, m14, m23, m24, m31, m32, m33 - 1, m34, m43, m44 - 1]
        return others.allSatisfy { abs($0) < 1e-6 }
    }
}

extension ReplicatorState {
    /// The state without the features that `render(in:)` ignores: colours, as measured on Apple's system, and three-dimensional transforms.
    fileprivate var forRendering: ReplicatorState {
        var state = self
        state.instanceColor = .white
        (state.instanceRedOffset, state.instanceGreenOffset, state.instanceBlueOffset, state.instanceAlphaOffset) = (0, 0, 0, 0)
        if !instanceTransform.isNearlyAffine { state.instanceTransform = .identity }
        return state
    }
}
