import LaminaPrimitives

/// The effects of a layer at one time; nil parts change nothing.
struct DrawnEffects {
    /// The filters of the layer's picture.
    var filters: FilterDrawing?
    /// The filters of what lies beneath the layer.
    var backdrop: FilterDrawing?
    var blend = BlendMode.normal
}

extension Visit {
    /// The layer's effects; nil when nothing of the layer or beneath it changes.
    var drawnEffects: DrawnEffects? {
        let effects = state.effects
        func drawing(_ list: FilterList) -> FilterDrawing? {
            let steps = effects.steps(of: list, in: state.bounds)
            return steps.isEmpty ? nil : FilterDrawing(filters: steps, bounds: state.bounds)
        }
        let drawn = DrawnEffects(filters: drawing(.filters), backdrop: drawing(.backgroundFilters), blend: effects.blend)
        return drawn.filters == nil && drawn.backdrop == nil && drawn.blend == .normal ? nil : drawn
    }
}

extension FrameBuilder {
    /// Adds the item that shows, filtered, what lies beneath a layer, within its rounded bounds.
    mutating func addBackdrop(_ drawing: FilterDrawing, of visit: Visit) {
        let outline = visit.state.roundedBounds
        add(.backdrop(outline, drawing), covering: outline.rect, of: visit, opacity: visit.opacity)
    }

    /// Adds the head of a layer's filtered group, and extends the visible region by the filters' reach.
    ///
    /// - Parameter visit: The layer; afterwards with the clip, opacity and visible region that apply inside the group.
    /// - Returns: The index of the head; `completeFilter` counts the group's items.
    mutating func openFilter(_ drawing: FilterDrawing, of visit: inout Visit) -> Int {
        items.append(
            DrawItem(
                layer: visit.node.id, content: .filtered(drawing, contentCount: 0), placement: visit.placement, opacity: visit.opacity,
                clip: visit.clip, smoothEdges: visit.state.flags.allowsEdgeAntialiasing ? .all : [], bounds: extendedPastFrame(visit.visible)))
        (visit.clip, visit.opacity) = (nil, 1)
        // The filters end with the tint.
        visit.replica = replicas.untinted(visit.replica)
        visit.visible = visibleThroughFilter(at: items.count - 1, visit.visible)
        return items.count - 1
    }

    /// The region whose pixels a filter may draw into the visible region.
    func visibleThroughFilter(at header: Int, _ visible: PixelRect) -> PixelRect {
        guard case .filtered(let drawing, _) = items[header].content else { return visible }
        return visible.expanded(by: drawing.filters(placed: items[header].placement).reach)
    }

    /// Completes a filtered group, to which the items since its head belong; removes an empty one.
    mutating func completeFilter(at header: Int, visible: PixelRect) {
        guard case .filtered(let drawing, _) = items[header].content else { return }
        let contents = header + 1..<items.count
        let reach = drawing.filters(placed: items[header].placement).reach
        let result = bounds(of: contents).expanded(by: reach)
        guard !contents.isEmpty, result.intersects(visible) else { return items.removeSubrange(header...) }
        items[header].content = .filtered(drawing, contentCount: contents.count)
        items[header].bounds = recordedBounds(result.intersection(items[header].bounds), in: visible)
    }

    /// Limits a group to the bounds of its layer.
    mutating func limit(group header: Int, to visit: Visit) {
        let outline = RoundedRect(visit.state.bounds)
        let bounds = recordedBounds(outline.rect, visit.placement, in: visit.visible)
        items[header].clip = Clip(parent: visit.clip, shape: .roundedRect(outline), placement: visit.placement, bounds: bounds)
        items[header].bounds = bounds
    }
}
