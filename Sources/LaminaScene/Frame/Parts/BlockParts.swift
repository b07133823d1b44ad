/// A static block and the frame part that it was drawn as.
///
/// A class, so that a lookup counts one reference instead of those of a block, a clip and a part.
final class DrawnBlock: Sendable {
    let block: NodeBlock
    /// The values inherited from superlayers; in any other context the block gives another part.
    let context: BlockContext
    let part: FramePart

    init(_ block: NodeBlock, _ context: BlockContext, _ part: FramePart) {
        self.block = block
        self.context = context
        self.part = part
    }
}

/// An evaluator's cache: the frame parts of static blocks.
///
/// Keyed by the identity of the block, which never changes once it exists. An entry retains its block, so that no other block can get the same address.
struct BlockParts: Sendable {
    /// The fewest entries worth a sweep.
    private static let fewestToSweep = 256

    private var entries: [ObjectIdentifier: DrawnBlock] = [:]
    /// The number of entries after the last sweep.
    private var keptCount = 0

    /// The part of a block; nil if it was last drawn in another context, or never.
    func part(of block: NodeBlock, in context: BlockContext) -> FramePart? {
        guard let entry = entries[ObjectIdentifier(block)], entry.context == context else { return nil }
        return entry.part
    }

    /// Adds the blocks that were drawn for a frame, and evicts those that are no longer part of it once they are half of all entries.
    ///
    /// - Complexity: A sweep visits all parts of the frame; it takes constant time per added block on average.
    mutating func add(_ drawn: [DrawnBlock], of frame: FramePart) {
        for block in drawn { entries[ObjectIdentifier(block.block)] = block }
        guard entries.count > max(Self.fewestToSweep, 2 * keptCount) else { return }
        var used: Set<ObjectIdentifier> = []
        frame.forEach { used.insert(ObjectIdentifier($0)) }
        entries = entries.filter { used.contains(ObjectIdentifier($0.value.part)) }
        keptCount = entries.count
    }
}
