import LaminaPrimitives

extension FrameBuilder {
    /// Pushes the steps that draw the sublayers, sorted by depth, so that the farthest is drawn first.
    mutating func pushSublayers(of parent: Visit) {
        guard let root = parent.node.children.root else { return }
        if parent.state.kind == .replicator {
            if pushInstances(of: parent) { return }
        } else if root.isLevel, parent.state.leavesSublayersLevel {
            let context = contexts.push(BlockContext(parent), at: parent.time, replica: parent.replica, firstStep: steps.count)
            if canBePart(root) { return steps.append(.enterBlock(root, in: context)) }
            if pushLevel(root, in: context) { return }
        }
        var planes = PlaneList(sublayersOf: parent, &replicas)
        // Steps are taken from the end, so the nearest sublayer is pushed first.
        if planes.areTilted {
            for fragment in DepthOrder.frontToBack(planes.all.map { $0.outline(room: replicas[$0.replica].room) }, margin: parent.visibleSpan) {
                push(planes.all[fragment.index], of: parent, clip: fragment.polygon.map { clip(to: $0, of: parent) } ?? parent.clip)
            }
        } else {
            planes.sortByDepth()
            for plane in planes.all.reversed() { push(plane, of: parent, clip: parent.clip) }
        }
    }

    private mutating func push(_ plane: Plane, of parent: Visit, clip: Clip?) {
        push(.enter, of: visit(plane, of: parent, clip: clip))
    }

    /// Pushes steps for sublayers in list order; static ones are pushed as whole blocks.
    ///
    /// - Returns: False, without any step pushed, if an animated sublayer has left the layer's plane at this time.
    @discardableResult
    mutating func pushLevel(_ all: NodeBlock, in context: ContextStack.Index) -> Bool {
        let stepCount = steps.count
        guard pushInside(all, context) else {
            steps.removeSubrange(stepCount...)
            return false
        }
        shareSteps(from: stepCount, in: context)
        return true
    }

    /// Pushes steps for the contents of a block.
    ///
    /// - Returns: False if an animated sublayer has left the layer's plane at this time; some steps are pushed nevertheless.
    @discardableResult mutating func pushInside(_ block: NodeBlock, _ context: ContextStack.Index) -> Bool {
        pushInside(block, contexts[context], context)
    }

    /// Recursion is as deep as the block tree: one level per factor of 16 in the number of sublayers.
    private mutating func pushInside(_ block: NodeBlock, _ entry: borrowing ContextStack.Entry, _ context: ContextStack.Index) -> Bool {
        switch block.content {
        case .blocks(let blocks):
            // Steps are taken from the end, so blocks are pushed in reverse order.
            let inner = blocks.span
            for index in inner.indices.reversed() where !pushBlock(inner[index], entry, context) { return false }
            return true
        case .nodes(let nodes):
            steps.append(.enterLevel(block, nodes.indices, in: context))
            return !block.mayTilt || nodes.allSatisfy { !$0.mayTilt || $0.presentation(at: $0.localTime(at: entry.time)).isLevel }
        }
    }

    private mutating func pushBlock(_ block: NodeBlock, _ entry: borrowing ContextStack.Entry, _ context: ContextStack.Index) -> Bool {
        guard canBePart(block) else { return pushInside(block, entry, context) }
        steps.append(blockParts.part(of: block, in: entry.context, replicas[entry.replica]).map { .add($0) } ?? .enterBlock(block, in: context))
        return true
    }

    /// Draws sublayers of a block one by one, until one pushes steps of its own; the rest of the range becomes a step beneath them, to run later.
    mutating func enterLevel(_ block: NodeBlock, _ range: Range<Int>, in context: ContextStack.Index) {
        guard case .nodes(let nodes) = block.content else { return }
        let entry = contexts[context]
        for index in range {
            let stepCount = steps.count
            guard var visit = Visit(nodes[index], in: entry) else { continue }
            enter(&visit)
            if steps.count > stepCount { return steps.insert(.enterLevel(block, index + 1..<range.upperBound, in: context), at: stepCount) }
        }
    }

    private func visit(_ plane: Plane, of parent: Visit, clip: Clip?) -> Visit {
        Visit(
            node: plane.node, state: plane.state, time: plane.time, placement: plane.placement.projection.placed(in: parent.placement),
            isFlipped: plane.isFlipped, opacity: plane.opacity, clip: clip,
            visible: clip === parent.clip ? parent.visible : clip?.bounds.intersection(parent.visible) ?? parent.visible,
            depthStep: DepthStep(plane.placement, in: parent.placement), replica: plane.replica)
    }

    /// The parent's clip, further limited to a polygon.
    ///
    /// - Parameter polygon: The polygon, in the parent's coordinates.
    private func clip(to polygon: [Point], of parent: Visit) -> Clip {
        let bounds = recordedBounds(Rect(enclosing: polygon) ?? .zero, parent.placement, in: parent.visible)
        return Clip(parent: parent.clip, shape: .polygon(polygon), placement: parent.placement, bounds: bounds)
    }
}

extension Visit {
    /// An upper bound of the distance between two visible pixels, in the layer's coordinates.
    ///
    /// At most 10⁷, so that coordinates of this size keep their precision; exact for a layer without perspective.
    fileprivate var visibleSpan: Double {
        let pixels = Double(visible.width + visible.height + 2)
        return min(1e7, pixels / max(placement.scale(at: state.bounds.center), 1e-6))
    }
}
