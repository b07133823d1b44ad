import LaminaPrimitives

/// What a block was last drawn as.
private final class DrawnBlock: Sendable {
    let context: BlockContext
    let part: FramePart

    init(_ context: BlockContext, _ part: FramePart) {
        self.context = context
        self.part = part
    }
}

extension NodeBlock {
    /// What the block was drawn as; nil when that was elsewhere or never.
    func drawnPart(in context: BlockContext) -> FramePart? {
        memo.value(as: DrawnBlock.self).flatMap { $0.context == context ? $0.part : nil }
    }
}

extension FrameBuilder {
    /// Blocks with fewer layers are drawn anew each time, which costs no more than asking.
    private static let fewestLayers = 8
    /// Parts are not made deeper inside each other, so that releasing them needs little call stack.
    private static let mostNesting = 16

    /// A block that may become a part of its own: nothing in it moves, and no group around it wants its items.
    func canBePart(_ block: NodeBlock) -> Bool {
        !block.isAnimated && openCount == 0 && block.layerCount >= Self.fewestLayers && parts.depth < Self.mostNesting
    }

    /// Takes what the block was drawn as, or asks for its layers and for `leave`.
    mutating func enter(_ block: NodeBlock, in context: ContextStack.Index) {
        finishItems()
        if let part = block.drawnPart(in: contexts[context].context) { return parts.append(part) }
        parts.open()
        steps.append(.leaveBlock(block, in: context))
        pushLevel(block, in: context)
    }

    /// Makes one part of what was written since the block was entered.
    mutating func leave(_ block: NodeBlock, in context: ContextStack.Index) {
        finishItems()
        let part = parts.close(store)
        block.memo.keep(DrawnBlock(contexts[context].context, part))
        parts.append(part)
    }

    /// Makes a part of the items that are in none.
    mutating func finishItems() {
        guard !items.isEmpty else { return }
        let part = store.part()
        part.fill(with: &items)
        parts.append(part)
    }
}
