import LaminaPrimitives

extension FrameBuilder {
    /// The minimum number of layers in a cached block; drawing fewer costs no more than the lookup.
    private static let fewestLayers = 8
    /// The maximum nesting of frame parts, so that releasing them recursively needs little stack.
    private static let mostNesting = 16

    /// True when a block can become a frame part of its own: it is static and large enough, and no open group or shadow counts its items.
    func canBePart(_ block: NodeBlock) -> Bool {
        !block.isAnimated && openCount == 0 && block.layerCount >= Self.fewestLayers && parts.depth < Self.mostNesting
    }

    /// Adds the frame part that the block was last drawn as, or starts a new part and pushes the steps that draw its layers and `finishBlock`.
    mutating func enter(_ block: NodeBlock, in context: ContextStack.Index) {
        finishItems()
        if let part = blockParts.part(of: block, in: contexts[context].context) { return parts.append(part) }
        parts.open()
        steps.append(.finishBlock(block, in: context))
        pushLevel(block, in: context)
    }

    /// Completes the frame part of a block.
    mutating func finishBlock(_ block: NodeBlock, in context: ContextStack.Index) {
        finishItems()
        let part = parts.close()
        drawnBlocks.append(DrawnBlock(block, contexts[context].context, part))
        parts.append(part)
    }

    /// Moves the items that are in no frame part to a new one.
    mutating func finishItems() {
        guard !items.isEmpty else { return }
        parts.append(FramePart(items))
        items = []
    }
}
