import LaminaPrimitives

extension FrameBuilder {
    /// Asks for the sublayers in the order of their depth, the farthest first.
    mutating func pushSublayers(of parent: Visit) {
        guard let root = parent.node.children.root else { return }
        if root.isLevel, parent.state.leavesSublayersLevel {
            let context = contexts.push(BlockContext(parent), at: parent.time, firstStep: steps.count)
            if canBePart(root) { return steps.append(.enterBlock(root, in: context)) }
            if pushLevel(root, in: context) { return }
        }
        planes.collect(sublayersOf: parent)
        // What is asked for last is done first.
        if planes.areTilted {
            // Its memory, while steps are written.
            var order = DepthOrder()
            swap(&order, &depthOrder)
            order.forEachFrontToBack(planes.all.lazy.map(\.outline), margin: parent.visibleSpan) { fragment in
                push(planes.all[fragment.index], of: parent, clip: fragment.polygon.map { clip(to: $0, of: parent) } ?? parent.clip)
            }
            swap(&order, &depthOrder)
        } else {
            planes.sortByDepth()
            for index in planes.all.indices.reversed() { push(planes.all[index], of: parent, clip: parent.clip) }
        }
        planes.clear()
    }

    private mutating func push(_ plane: Plane, of parent: Visit, clip: Clip?) {
        push(.enter, of: visit(plane, of: parent, clip: clip))
    }

    /// Asks for sublayers in the order in which they stand, for those that do not move as whole blocks.
    ///
    /// - Returns: False, without having asked for any, when an animated one does not lie in the layer's plane now.
    @discardableResult
    mutating func pushLevel(_ all: NodeBlock, in context: ContextStack.Index) -> Bool {
        let stepCount = steps.count
        guard pushInside(all, contexts[context], context) else {
            steps.removeSubrange(stepCount...)
            return false
        }
        shareSteps(from: stepCount, in: context)
        return true
    }

    /// The same for what is in a block.
    ///
    /// Calls itself no deeper than there are levels of blocks, one for each sixteenfold of sublayers.
    private mutating func pushInside(_ block: NodeBlock, _ entry: borrowing ContextStack.Entry, _ context: ContextStack.Index) -> Bool {
        switch block.content {
        case .blocks(let blocks):
            // What is asked for last is done first.
            let inner = blocks.span
            for index in inner.indices.reversed() where !pushBlock(inner[index], entry, context) { return false }
            return true
        case .nodes(let nodes):
            steps.append(.enterLevel(block, nodes.indices, in: context))
            return nodes.allSatisfy { !$0.mayTilt || $0.presentation(at: $0.localTime(at: entry.time)).isLevel }
        }
    }

    private mutating func pushBlock(_ block: NodeBlock, _ entry: borrowing ContextStack.Entry, _ context: ContextStack.Index) -> Bool {
        guard canBePart(block) else { return pushInside(block, entry, context) }
        steps.append(block.drawnPart(in: entry.context).map { .add($0) } ?? .enterBlock(block, in: context))
        return true
    }

    /// Visits sublayers until one asks for something that has to be done before the next.
    mutating func enterLevel(_ block: NodeBlock, _ range: Range<Int>, in context: ContextStack.Index) {
        guard case .nodes(let nodes) = block.content else { return }
        let entry = contexts[context]
        for index in range {
            let stepCount = steps.count
            guard var visit = Visit(nodes[index], below: entry.context, at: entry.time) else { continue }
            enter(&visit)
            if steps.count > stepCount { return steps.insert(.enterLevel(block, index + 1..<range.upperBound, in: context), at: stepCount) }
        }
    }

    private func visit(_ plane: Plane, of parent: Visit, clip: Clip?) -> Visit {
        Visit(
            node: plane.node, state: plane.state, time: plane.time, placement: plane.placement.projection.placed(in: parent.placement),
            isFlipped: plane.isFlipped, opacity: plane.opacity, clip: clip,
            visible: clip === parent.clip ? parent.visible : clip?.bounds.intersection(parent.visible) ?? parent.visible)
    }

    /// - Parameter polygon: In the parent's coordinates.
    private func clip(to polygon: [Point], of parent: Visit) -> Clip {
        let bounds = described(Rect(enclosing: polygon) ?? .zero, parent.placement, in: parent.visible)
        return Clip(parent: parent.clip, shape: .polygon(polygon), placement: parent.placement, bounds: bounds)
    }
}

extension Visit {
    /// A length in the layer's coordinates that no distance between two visible pixels exceeds.
    ///
    /// Bounded, so that coordinates of that size keep their precision; exact where the layer is not seen in perspective.
    fileprivate var visibleSpan: Double {
        let pixels = Double(visible.width + visible.height + 2)
        return min(1e7, pixels / max(placement.scale(at: state.bounds.center), 1e-6))
    }
}
