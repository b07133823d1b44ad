import LaminaPrimitives

extension FrameBuilder {
    /// Draws a layer's items above its sublayers, and completes its shadow and its group.
    ///
    /// - Parameter entered: The layer with the values that it was entered with.
    mutating func finishLayer(_ finish: LayerFinish, of entered: Visit) {
        var visit = entered
        visit.opacity = finish.opacity
        if finish.group != nil || finish.filter != nil { visit.clip = nil }
        if let filter = finish.filter {
            visit.visible = visibleThroughFilter(at: filter, visit.visible)
            visit.replica = replicas.untinted(visit.replica)
        }
        // From the innermost head to the outermost: completing one may remove items after it, which the next one then does not count.
        addBorder(of: visit)
        if let filter = finish.filter { completeFilter(at: filter, visible: entered.visible) }
        if let shadow = finish.shadow { completeShadow(at: shadow, visible: entered.visible) }
        if finish.isCounted { openCount -= 1 }
        guard let header = finish.group else { return }
        let contentCount = items.count - header - 1
        // Contents outside the frame were drawn too (`visibleIfWhole`), so a group may turn out to have no visible item.
        guard bounds(of: header + 1..<items.count).intersects(entered.visible) else { return items.removeSubrange(header...) }
        guard let mask = visit.node.mask else { return completeGroup(at: header, contentCount: contentCount, maskCount: 0) }
        openCount += 1
        steps.append(.finishMask(header: header, contentCount: contentCount))
        pushMask(mask, of: visit)
    }

    /// Counts the items of a mask and completes its group; a mask without items hides the whole group.
    mutating func finishMask(header: Int, contentCount: Int) {
        openCount -= 1
        let maskCount = items.count - header - 1 - contentCount
        guard maskCount > 0 else { return items.removeSubrange(header...) }
        completeGroup(at: header, contentCount: contentCount, maskCount: maskCount)
    }

    /// Adds the border above the sublayers, with the opacity and the clip of the layer's own contents.
    mutating func addBorder(of visit: Visit) {
        if visit.hasBorder { drawBorder(of: visit) }
    }

    /// Adds the border, if the layer has a visible one.
    mutating func drawBorder(of visit: Visit) {
        let edges = visit.state.edges
        guard edges.borderWidth > 0, let color = edges.borderColor else { return }
        guard color.alpha > 0 else { return addBorderPattern(of: visit) }
        let outline = visit.state.roundedBounds
        add(
            .border(outline, width: visit.state.edges.borderWidth, color), covering: outline.rect, of: visit, opacity: visit.opacity,
            smoothEdges: outline.isPlain ? nil : .all)
    }

    /// Pushes the step that draws a mask, whose superlayer is the layer it masks; a hidden mask draws nothing.
    private mutating func pushMask(_ mask: LayerNode, of host: Visit) {
        let time = mask.localTime(at: host.time)
        let state = mask.presentation(at: time)
        guard !state.flags.isHidden else { return }
        let local = state.placement(in: host.state)
        var inner = Visit(
            node: mask, state: state, time: time, placement: local.projection.placed(in: host.placement),
            isFlipped: host.isFlipped != state.flags.isGeometryFlipped, opacity: 1, clip: nil, visible: host.visible,
            replica: replicas.untinted(host.replica))
        // Apple documents that a mask's own background filters and compositing filter are ignored.
        if !state.hasNoEffects {
            inner.state.effects.backgroundFilters = []
            inner.state.effects.blend = .normal
        }
        push(.enter, of: inner)
    }

    /// Completes a group's head once its items are counted; removes an empty group.
    ///
    /// A group of one unclipped item needs no scratch pixels: the item replaces it and takes its opacity and clip.
    mutating func completeGroup(at header: Int, contentCount: Int, maskCount: Int) {
        var group = items[header]
        if contentCount == 0 {
            items.removeSubrange(header...)
        } else if contentCount == 1, maskCount == 0, items[header + 1].clip == nil, group.blend == .normal {
            var only = items[header + 1]
            only.opacity *= group.opacity
            only.clip = group.clip
            items[header] = only
            items.removeLast()
        } else {
            group.content = .group(contentCount: contentCount, maskCount: maskCount)
            // A mode that clears what lies beneath does so in all of its layer's bounds.
            let contents = group.blend.changesClearAreas ? group.bounds : bounds(of: header + 1..<header + 1 + contentCount)
            group.bounds = contents.intersection(group.bounds)
            items[header] = group
        }
    }

    /// Completes a shadow, which the items since its own cast; removes one without casters.
    private mutating func completeShadow(at index: Int, visible: PixelRect) {
        guard case .shadow(var drawing) = items[index].content else { return }
        let casters = index + 1..<items.count
        var reachable: PixelRect
        switch drawing.caster {
        case .path(let path):
            // The path may lie outside the visible region and still cast a shadow into it.
            reachable = items[index].placement.pixels(
                covering: path.controlBounds ?? .zero, within: visible.expanded(by: 1 << 20))
        case .roundedRect, .items:
            guard !casters.isEmpty else {
                items.remove(at: index)
                return
            }
            // A single filled rectangle has an analytic shadow, which needs no scratch pixels.
            if casters.count == 1, case .fill(let outline, let color) = items[index + 1].content,
                items[index + 1].clip == items[index].clip, items[index + 1].placement == items[index].placement
            {
                drawing.caster = .roundedRect(outline)
                drawing.color = drawing.color.multipliedAlpha(by: min(1, color.alpha))
                items[index].opacity = items[index + 1].opacity
            } else {
                drawing.caster = .items(count: casters.count)
            }
            reachable = bounds(of: casters)
        }
        reachable = reachable.shadowed(by: drawing, placed: items[index].placement)
        items[index].content = .shadow(drawing)
        items[index].bounds = recordedBounds(reachable.intersection(extendedPastFrame(visible)), in: visible)
    }

    /// The union of the bounds of some items.
    ///
    /// Takes indices, because a slice that is alive when an item is written would cause a copy of all items.
    func bounds(of range: Range<Int>) -> PixelRect {
        var bounds = PixelRect.empty
        for index in range { bounds = bounds.union(items[index].bounds) }
        return bounds
    }
}

extension PixelRect {
    /// The pixels that the shadow of something in this rectangle may reach.
    fileprivate func shadowed(by drawing: ShadowDrawing, placed placement: Projection) -> PixelRect {
        guard !isEmpty else { return self }
        let origin = placement(.zero)
        let moved = placement(Point(drawing.offset.width, drawing.offset.height)) - origin
        // Beyond three standard deviations the Gaussian contributes less than half a step of 255.
        let reach = 3 * drawing.sigma * placement.scale(at: .zero) + 1
        let area = rect.offsetBy(dx: moved.x, dy: moved.y).insetBy(dx: -reach, dy: -reach)
        return area.isFinite ? PixelRect(covering: area) : self
    }
}
