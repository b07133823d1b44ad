import LaminaPrimitives

extension FrameBuilder {
    /// Draws a layer's items below its sublayers, then pushes the steps for the sublayers and for `finishLayer`.
    ///
    /// - Parameter visit: The layer; afterwards with the clip, opacity and visible region that apply to its sublayers.
    mutating func enter(_ visit: inout Visit) {
        if !visit.isPartOfTransition, !visit.node.animations.isEmpty,
            let (transition, progress) = visit.node.transition(at: visit.time)
        {
            return enter(transition, at: progress, of: visit)
        }
        let own = Float(min(1, max(0, visit.state.opacity)))  // NaN becomes 0
        guard own > 0, !visit.placement.isFlat else { return }
        if visit.showsBack, !visit.state.flags.isDoubleSided { return }
        if visit.state.isSpace { return pushSublayers(of: visit) }

        let opacity = visit.opacity * own
        if isRasterized(visit) { return enterRasterized(visit, opacity: opacity) }
        let effects = visit.state.hasNoEffects ? nil : visit.drawnEffects
        let isGroup = visit.node.mask != nil || (opacity < 1 && visit.state.flags.allowsGroupOpacity) || effects?.blend ?? .normal != .normal
        if isGroup, visit.isLeaf, effects == nil { return enterFaded(&visit, opacity: opacity) }
        if isGroup || visit.castsShadow || effects?.filters != nil {
            return enterGrouped(visit, opacity: opacity, isGroup: isGroup, effects ?? DrawnEffects())
        }
        visit.opacity = opacity
        if let drawing = effects?.backdrop { addBackdrop(drawing, of: visit) }
        let (clip, visible) = (visit.clip, visit.visible)
        addOwnContents(of: &visit)
        if visit.node.children.isEmpty || visit.visible.isEmpty {
            (visit.clip, visit.visible) = (clip, visible)
            return addBorder(of: visit)
        }
        // Steps are taken from the end: pushed before the sublayers, the border is drawn after them.
        if visit.hasBorder {
            var entered = visit
            (entered.clip, entered.visible) = (clip, visible)
            push(.finishLayer(LayerFinish(opacity: opacity)), of: entered)
        }
        pushSublayers(of: visit)
    }

    /// Draws a translucent layer without sublayers: usually a single item, which takes the opacity itself, so that no group is needed.
    private mutating func enterFaded(_ visit: inout Visit, opacity: Float) {
        let (clip, visible, first) = (visit.clip, visit.visible, items.count)
        (visit.clip, visit.opacity) = (nil, 1)
        addOwnContents(of: &visit)
        (visit.clip, visit.visible) = (nil, visible)
        addBorder(of: visit)
        if items.count == first + 1, items[first].clip == nil {
            items[first].opacity *= opacity
            items[first].clip = clip
        } else if items.count > first {
            let group = DrawContent.group(contentCount: 0, maskCount: 0)
            items.insert(
                DrawItem(
                    layer: visit.node.id, content: group, placement: .identity, opacity: opacity, clip: clip, bounds: extendedPastFrame(visible)),
                at: first)
            completeGroup(at: first, contentCount: items.count - first - 1, maskCount: 0)
        }
    }

    /// Draws a layer whose items must be counted because it is a group, has filters or casts a shadow.
    private mutating func enterGrouped(_ visit: Visit, opacity: Float, isGroup: Bool, _ effects: DrawnEffects) {
        var inner = visit
        var group: Int?
        if isGroup {
            group = items.count
            items.append(
                DrawItem(
                    layer: visit.node.id, content: .group(contentCount: 0, maskCount: 0), placement: .identity, opacity: opacity,
                    blend: effects.blend, clip: visit.clip, bounds: extendedPastFrame(visit.visible)))
            inner.clip = nil
            // A group inside an open group inherits that group's visible region.
            if openCount == 0 { inner.visible = visibleIfWhole(visit) }
            if effects.blend.changesClearAreas { limit(group: items.count - 1, to: visit) }
        }
        inner.opacity = isGroup ? 1 : opacity
        // The heads lie inside each other: group, shadow, filter. `finishLayer` completes them in the opposite order.
        let shadow = addShadow(of: &inner)
        openCount += 1
        if let drawing = effects.backdrop { addBackdrop(drawing, of: inner) }
        let filter = effects.filters.map { openFilter($0.tinted(by: replicas[inner.replica].tint), of: &inner) }
        addOwnContents(of: &inner)
        push(.finishLayer(LayerFinish(opacity: inner.opacity, group: group, shadow: shadow, filter: filter, isCounted: true)), of: visit)
        if !inner.visible.isEmpty { pushSublayers(of: inner) }
    }

    /// Draws background and gradient, then the contents; only the contents are clipped to the bounds by `masksToBounds`.
    private mutating func addOwnContents(of visit: inout Visit) {
        let outline = visit.state.roundedBounds
        if let color = visit.state.backgroundColor {
            if color.alpha > 0 {
                add(.fill(outline, color), covering: outline.rect, of: visit, opacity: visit.opacity, smoothEdges: outline.smoothEdges)
            } else {
                addBackgroundPattern(of: visit)
            }
        }
        if visit.state.kind == .gradient, let drawing = visit.state.gradientDrawing {
            add(.gradient(outline, drawing), covering: outline.rect, of: visit, opacity: visit.opacity, smoothEdges: outline.smoothEdges)
        }
        if visit.state.flags.masksToBounds { clip(&visit, to: outline) }
        if let contents = visit.state.picture { add(contents, of: visit, opacity: visit.opacity) }
        if visit.state.kind == .tiled { addTiles(of: visit) }
        if visit.state.kind == .shape { addShape(of: visit, opacity: visit.opacity) }
        if visit.state.kind == .emitter {
            drawBorder(of: visit)
            addParticles(of: visit)
        }
    }

    private mutating func addShape(of visit: Visit, opacity: Float) {
        let shape = visit.state.shape
        guard let path = shape.path, let bounds = path.controlBounds else { return }
        if let color = shape.fillColor {
            if color.alpha > 0 {
                add(
                    .shape(path, shape.fillRule == .evenOdd ? .evenOdd : .nonZero, color), covering: bounds, of: visit, opacity: opacity,
                    smoothEdges: .all)
            } else {
                addFillPattern(of: visit, covering: bounds, opacity: opacity)
            }
        }
        let from = max(0, shape.strokeStart)
        let to = min(1, shape.strokeEnd)
        guard let color = shape.strokeColor, shape.lineWidth > 0, from < to else { return }
        let style = shape.strokeStyle
        let stroked = bounds.insetBy(dx: -style.reach, dy: -style.reach)
        guard color.alpha > 0 else {
            return addStrokePattern(of: visit, .stroke(path, style, from: from, to: to), covering: stroked, opacity: opacity)
        }
        add(.stroke(path, style, from: from, to: to, color), covering: stroked, of: visit, opacity: opacity, smoothEdges: .all)
    }

    /// Adds the item of the layer's shadow and extends the visible region by its reach.
    ///
    /// - Returns: The item's index; `finishLayer` counts the items that cast the shadow. Nil for a layer without a shadow.
    private mutating func addShadow(of visit: inout Visit) -> Int? {
        guard visit.castsShadow else { return nil }
        let shadow = visit.state.shadow
        let tinted = shadow.color?.tinted(by: replicas[visit.replica].tint)
        guard let color = tinted?.multipliedAlpha(by: Float(min(1, max(0, shadow.opacity)))), color.alpha > 0 else { return nil }
        let sigma = max(0, shadow.radius)
        let caster: ShadowDrawing.Caster = shadow.path.map { .path($0) } ?? .items(count: 0)
        let drawing = ShadowDrawing(caster: caster, color: color, offset: shadow.offset, sigma: sigma)
        let index = items.count
        // Items that cast the shadow have the layer's opacity already.
        let opacity = shadow.path == nil ? 1 : visit.opacity
        items.append(
            DrawItem(
                layer: visit.node.id, content: .shadow(drawing), placement: visit.placement, opacity: opacity, clip: visit.clip,
                bounds: extendedPastFrame(visit.visible)))
        if case .items = caster {
            // Items outside the visible region may cast their shadow into it.
            visit.visible = visit.visible.expanded(by: visit.shadowReach)
        }
        return index
    }

    /// Clips the layer's further items and its sublayers to an outline.
    private mutating func clip(_ visit: inout Visit, to outline: RoundedRect) {
        let bounds = recordedBounds(outline.rect, visit.placement, in: visit.visible)
        visit.clip = Clip(parent: visit.clip, shape: .roundedRect(outline), placement: visit.placement, bounds: bounds)
        visit.visible = bounds.intersection(visit.visible)
    }

    /// Adds one item in the colours of the layer's instance, unless it is invisible.
    ///
    /// - Parameter rect: A rectangle that contains the content, in the layer's coordinates.
    /// - Parameter placement: The transform to pixels, if it differs from the layer's.
    /// - Parameter smoothEdges: The edges to antialias, if they differ from the layer's.
    mutating func add(
        _ content: @autoclosure () -> DrawContent, covering rect: Rect, of visit: Visit, placement: Projection? = nil, opacity: Float,
        blend: BlendMode = .normal, smoothEdges: SmoothEdges? = nil
    ) {
        let placement = placement ?? visit.placement
        let bounds = recordedBounds(rect, placement, in: visit.visible)
        guard !bounds.isEmpty else { return }
        items.append(
            DrawItem(
                layer: visit.node.id, content: content(), placement: placement, opacity: opacity, blend: blend, clip: visit.clip,
                smoothEdges: smoothEdges ?? visit.state.smoothEdges, bounds: bounds))
        if visit.replica != Replicas.none { markLastItem(asOf: replicas[visit.replica]) }
    }
}

extension RoundedRect {
    /// All edges for an outline with round corners, which smooth edges only join; nil for a plain rectangle, which has the layer's.
    fileprivate var smoothEdges: SmoothEdges? { isPlain ? nil : .all }
}

extension Visit {
    /// True when the layer has no sublayers, mask or shadow, so that only its own items are drawn.
    var isLeaf: Bool { node.children.isEmpty && node.mask == nil && !castsShadow }

    /// True when the layer may cast a shadow; `addShadow` further checks its colour and opacity.
    var castsShadow: Bool { !state.hasNoShadow && !state.flags.masksToBounds }

    /// The maximum distance of the shadow's pixels from the layer, in pixels; at most 4096.
    var shadowReach: Int {
        let (sigma, offset) = (max(0, state.shadow.radius), state.shadow.offset)
        let reach = (3 * sigma + max(abs(offset.width), abs(offset.height))) * placement.scale(at: state.bounds.center)
        return Int(min(4096, reach.rounded(.up)))
    }

    /// True when the layer draws a border inside its edge, above its sublayers.
    ///
    /// - Source: CAEmitterLayer.h: particles are drawn above the border of their layer.
    var hasBorder: Bool { !state.hasPlainEdges && state.edges.borderWidth > 0 && state.kind != .emitter }
}
