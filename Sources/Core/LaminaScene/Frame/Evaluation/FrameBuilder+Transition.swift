import LaminaPrimitives

extension FrameBuilder {
    /// Draws the two images of a transition, each in the place of the layer.
    mutating func enter(_ transition: LayerTransition, at progress: Double, of visit: Visit) {
        let bounds = visit.state.bounds
        let parts = transition.effect.parts(at: progress, in: bounds)
        let outgoing = outgoing(transition, of: visit)
        guard transition.effect.isMixed else {
            for part in parts.reversed() { push(part, of: part.isIncoming ? visit : outgoing) }
            return
        }
        // A group sums the two weighted images; drawing one over the other would let the background show through in the middle of the fade.
        let header = openGroup(of: visit, opacity: visit.opacity, clip: visit.clip)
        steps.append(.closeGroup(header: header))
        for part in parts.reversed() {
            var inner = part.isIncoming ? visit : outgoing
            inner.clip = nil
            // The outgoing layer may itself show an earlier transition; the incoming one must not start this transition again.
            inner.isPartOfTransition = part.isIncoming
            push(.enterGroup(opacity: part.opacity, blend: part.isIncoming ? .plusLighter : .normal, part.drawing(in: bounds)), of: inner)
        }
    }

    /// Draws a layer as a group, whose pixels a filter may change.
    mutating func enterGroup(_ visit: Visit, opacity: Float, blend: BlendMode, _ filter: FilterDrawing?) {
        guard opacity > 0, !visit.state.flags.isHidden else { return }
        let header = openGroup(of: visit, opacity: opacity, clip: visit.clip, blend: blend)
        steps.append(.closeGroup(header: header))
        var inner = visit
        inner.opacity = 1
        inner.clip = nil
        if let filter {
            openCount += 1
            steps.append(.closeFilter(header: openFilter(filter, of: &inner), visible: visit.visible))
        }
        push(.enter, of: inner)
    }

    /// Completes a filtered group that `enterGroup` began.
    mutating func closeFilter(header: Int, visible: PixelRect) {
        openCount -= 1
        completeFilter(at: header, visible: visible)
    }

    /// Completes a group that `openGroup` began.
    mutating func closeGroup(header: Int) {
        openCount -= 1
        completeGroup(at: header, contentCount: items.count - header - 1, maskCount: 0)
    }

    /// Adds the head of a group and returns its index.
    private mutating func openGroup(of visit: Visit, opacity: Float, clip: Clip?, blend: BlendMode = .normal) -> Int {
        openGroup(of: visit.node.id, opacity: opacity, clip: clip, visible: visit.visible, blend: blend)
    }

    /// Adds the head of a group and returns its index; `closeGroup` completes the group.
    mutating func openGroup(of layer: LayerID, opacity: Float, clip: Clip?, visible: PixelRect, blend: BlendMode = .normal) -> Int {
        items.append(
            DrawItem(
                layer: layer, content: .group(contentCount: 0, maskCount: 0), placement: .identity, opacity: opacity, blend: blend,
                clip: clip, bounds: extendedPastFrame(visible)))
        openCount += 1
        return items.count - 1
    }

    /// Pushes the steps that draw one image of a transition, or a strip of it.
    private mutating func push(_ part: TransitionPart, of visit: Visit) {
        var inner = visit
        inner.isPartOfTransition = part.isIncoming
        if !part.transform.isIdentity { inner.placement = part.transform.projection.placed(in: visit.placement) }
        if let strip = part.strip {
            let bounds = inner.placement.pixels(covering: strip, within: inner.visible)
            let corners = strip.corners.array
            let recordedBounds = recordedBounds(strip, inner.placement, in: inner.visible)
            inner.clip = Clip(parent: inner.clip, shape: .polygon(corners), placement: inner.placement, bounds: recordedBounds)
            inner.visible = bounds
            // A rotated or rolled strip may show its back, which must not be taken for a back-facing layer.
            inner.isFlipped = visit.isFlipped != ((inner.placement.determinant < 0) != (visit.placement.determinant < 0))
        }
        if let opening = part.opening {
            let bounds = recordedBounds(opening.rect, inner.placement, in: inner.visible)
            inner.clip = Clip(parent: inner.clip, shape: .roundedRect(opening), placement: inner.placement, bounds: bounds)
            inner.visible = bounds.intersection(inner.visible)
        }
        if let veil = part.veil, let strip = part.strip { push(.veil(strip, veil), of: inner) }
        guard !inner.state.flags.isHidden else { return }
        let drawing = part.drawing(in: visit.state.bounds)
        push(drawing.map { .enterGroup(opacity: 1, blend: .normal, $0) } ?? .enter, of: inner)
    }

    /// The layer before the change, scaled from its old bounds to the current ones.
    private func outgoing(_ transition: LayerTransition, of visit: Visit) -> Visit {
        let node = transition.outgoing
        let state = node.presentation(at: transition.outgoingTime)
        var outgoing = visit
        outgoing.node = node
        outgoing.state = state
        outgoing.time = transition.outgoingTime
        outgoing.isFlipped = visit.isFlipped != (visit.state.flags.isGeometryFlipped != state.flags.isGeometryFlipped)
        let (old, new) = (state.bounds, visit.state.bounds)
        guard old != new, old.width > 0, old.height > 0 else { return outgoing }
        var stretch = AffineTransform.scale(new.width / old.width, new.height / old.height)
        stretch.tx = new.minX - old.minX * stretch.a
        stretch.ty = new.minY - old.minY * stretch.d
        outgoing.placement = Projection(stretch).placed(in: visit.placement)
        return outgoing
    }
}

extension TransitionPart {
    /// The filter that distorts the image; nil when nothing does.
    fileprivate func drawing(in bounds: Rect) -> FilterDrawing? { warp.map { FilterDrawing(filters: [$0], bounds: bounds) } }
}
