import LaminaPrimitives

/// All that decides what layers which do not move show, besides themselves.
struct BlockContext: Equatable {
    let placement: Projection
    let isFlipped: Bool
    let opacity: Float
    let clip: Clip?
    let visible: PixelRect

    /// - Parameter parent: The layer that they are sublayers of; without a `sublayerTransform`.
    init(_ parent: Visit) {
        placement = parent.placement
        isFlipped = parent.isFlipped
        opacity = parent.opacity
        clip = parent.clip
        visible = parent.visible
    }
}

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
        !block.isAnimated && openCount == 0 && block.layerCount >= Self.fewestLayers && parts.count < Self.mostNesting
    }

    /// Takes what the block was drawn as, or asks for its layers and for `leave`.
    mutating func enter(_ block: NodeBlock, in scope: Scope) {
        let context = BlockContext(scope.visit)
        finishItems()
        if let part = block.drawnPart(in: context) { return parts[parts.count - 1].append(part) }
        parts.append([])
        steps.append(.leaveBlock(block, in: scope))
        pushLevel(block, in: scope)
    }

    /// Makes one part of what was written since the block was entered.
    mutating func leave(_ block: NodeBlock, in scope: Scope) {
        finishItems()
        let part = FramePart.joining(parts.popLast() ?? [])
        block.memo.keep(DrawnBlock(BlockContext(scope.visit), part))
        parts[parts.count - 1].append(part)
    }

    /// Makes a part of the items that are in none.
    mutating func finishItems() {
        guard !items.isEmpty else { return }
        parts[parts.count - 1].append(FramePart(items))
        items.removeAll(keepingCapacity: true)
    }
}
