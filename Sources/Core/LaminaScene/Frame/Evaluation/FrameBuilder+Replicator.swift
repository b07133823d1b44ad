import LaminaPrimitives

extension FrameBuilder {
    /// Pushes the steps that draw the instances of a replicator, or reuses the frame part that a static replicator was last drawn as.
    ///
    /// - Returns: False, without any step pushed, if the instances or their sublayers must be sorted by depth.
    mutating func pushInstances(of parent: Visit) -> Bool {
        guard let list = ReplicaList(of: parent.node, parent.state, room: replicas[parent.replica].room) else { return true }
        guard list.isLevel else { return false }
        let context = contexts.push(BlockContext(parent), at: parent.time, replica: parent.replica, firstStep: steps.count)
        if canBePart(parent.node, isAnimated: parent.node.isAnimated), !enterPart(of: parent.node, in: context) { return true }
        // Not shared by threads: all instances count references to the same nodes, and two threads that do so take longer than one.
        steps.append(.enterInstances(list, 0..<list.count, in: context))
        return true
    }

    /// Draws instances of a replicator one by one, until one pushes steps of its own; the rest of the range becomes a step beneath them, to run
    /// later.
    mutating func enterInstances(_ list: ReplicaList, _ range: Range<Int>, in context: ContextStack.Index) {
        let (entry, replicaCount) = (contexts[context], replicas.count)
        for index in range {
            // No pending step refers to the earlier instances of this range.
            contexts.drop(above: context)
            replicas.drop(after: replicaCount)
            let stepCount = steps.count
            enter(index, of: list, in: entry)
            if steps.count > stepCount { return steps.insert(.enterInstances(list, index + 1..<range.upperBound, in: context), at: stepCount) }
        }
    }

    /// Draws the sublayers of one instance that need no steps of their own, and pushes the steps of the others.
    private mutating func enter(_ index: Int, of list: ReplicaList, in outer: ContextStack.Entry) {
        let opacity = list.opacity(of: index)
        var context = outer.context
        context.placement = list.placements[index].projection.placed(in: context.placement)
        guard opacity > 0, !context.placement.isFlat else { return }
        if opacity < 1, list.sublayers.count > 1 {
            // A translucent instance is a group, so that its overlapping sublayers do not show through each other.
            let header = openGroup(of: list.replicator, opacity: context.opacity * opacity, clip: context.clip, visible: context.visible)
            steps.append(.closeGroup(header: header))
            context.opacity = 1
            context.clip = nil
        } else {
            context.opacity *= opacity
        }
        let replica = replicas.add(list.replica(index, in: replicas[outer.replica]))
        let time = list.time(of: index, at: outer.time)
        enterSublayers(list.sublayers, in: contexts.push(context, at: time, replica: replica, firstStep: steps.count))
    }

    /// Tints the last item with the colour of an instance, and marks it as repeated.
    mutating func markLastItem(asOf replica: Replica) {
        items[items.count - 1].isRepeated = true
        items[items.count - 1].content.tint(by: replica.tint)
    }

    private mutating func enterSublayers(_ sublayers: NodeBlock, in context: ContextStack.Index) {
        if canBePart(sublayers) {
            steps.append(.enterBlock(sublayers, in: context))
        } else if case .nodes(let nodes) = sublayers.content {
            enterLevel(sublayers, nodes.indices, in: context)
        } else {
            pushInside(sublayers, context)
        }
    }
}
