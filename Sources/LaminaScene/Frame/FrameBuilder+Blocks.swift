import LaminaPrimitives

/// The frame part that a block was last drawn as, with the context it is valid for.
private final class DrawnBlock: Sendable {
    let context: BlockContext
    let part: FramePart

    init(_ context: BlockContext, _ part: FramePart) {
        self.context = context
        self.part = part
    }
}

extension NodeBlock {
    /// The frame part that the block was last drawn as; nil if it was drawn in another context or never.
    func drawnPart(in context: BlockContext) -> FramePart? {
        memo.value(as: DrawnBlock.self).flatMap { $0.context == context ? $0.part : nil }
    }
}

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
        if let part = block.drawnPart(in: contexts[context].context) { return parts.append(part) }
        parts.open()
        steps.append(.finishBlock(block, in: context))
        pushLevel(block, in: context)
    }

    /// Completes the frame part of a block and caches it.
    mutating func finishBlock(_ block: NodeBlock, in context: ContextStack.Index) {
        finishItems()
        let part = parts.close(store)
        block.memo.keep(DrawnBlock(contexts[context].context, part))
        parts.append(part)
    }

    /// Moves the items that are in no frame part to a new one.
    mutating func finishItems() {
        guard !items.isEmpty else { return }
        let part = store.part()
        part.fill(with: &items)
        parts.append(part)
    }
}
