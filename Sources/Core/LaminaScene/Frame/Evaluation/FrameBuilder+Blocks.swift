extension FrameBuilder {
    /// The minimum number of layers in a cached block; drawing fewer costs no more than the lookup.
    private static let fewestLayers = 8
    /// The maximum nesting of frame parts, so that releasing them recursively needs little stack.
    private static let mostNesting = 16

    /// True when a block can become a frame part of its own: it is static and large enough, and no open group or shadow counts its items.
    func canBePart(_ block: NodeBlock) -> Bool { canBePart(block, isAnimated: block.isAnimated) }

    /// True when a block or a replicator can become a frame part of its own.
    func canBePart(_ source: some StaticSource, isAnimated: Bool) -> Bool {
        !isAnimated && openCount == 0 && source.layerCount >= Self.fewestLayers && parts.depth < Self.mostNesting
    }

    /// Adds the frame part that the block was last drawn as, or starts a new part and pushes the steps that draw its layers and complete the part.
    mutating func enter(_ block: NodeBlock, in context: ContextStack.Index) {
        if enterPart(of: block, in: context) { pushLevel(block, in: context) }
    }

    /// Adds the frame part that a block or replicator was last drawn as, or starts a new part and pushes the step that completes it.
    ///
    /// - Returns: True when the new part is to be drawn.
    mutating func enterPart(of source: some StaticSource, in context: ContextStack.Index) -> Bool {
        finishItems()
        let entry = contexts[context]
        if let part = blockParts.part(of: source, in: entry.context, replicas[entry.replica]) {
            parts.append(part)
            return false
        }
        parts.open()
        steps.append(.finishPart(of: source, in: context))
        return true
    }

    /// Completes the frame part of a block or replicator.
    mutating func finishPart(of source: any StaticSource, in context: ContextStack.Index) {
        finishItems()
        let (part, entry) = (parts.close(), contexts[context])
        drawnBlocks.append(DrawnBlock(source, entry.context, replicas[entry.replica], part))
        parts.append(part)
    }

    /// Moves the items that are in no frame part to a new one.
    mutating func finishItems() {
        guard !items.isEmpty else { return }
        parts.append(FramePart(items))
        items = []
    }
}
