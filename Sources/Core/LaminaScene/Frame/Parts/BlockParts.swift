/// A block of static sublayers, a static replicator or a static rasterised layer, whose frame part is cached.
protocol StaticSource: AnyObject, Sendable {
    /// The number of layers to draw.
    var layerCount: Int { get }
}

extension NodeBlock: StaticSource {}
extension LayerNode: StaticSource {}

/// A static block, replicator or rasterised layer and the frame part that it was drawn as.
///
/// A class, so that a lookup counts one reference instead of those of a block, a clip and a part.
final class DrawnBlock: Sendable {
    let source: any StaticSource
    /// The values inherited from superlayers; in any other context the block gives another part.
    let context: BlockContext
    /// The instance of the replicators around the block.
    let replica: Replica
    let part: FramePart
    /// True when the part is what the picture of a rasterised layer shows.
    let isRaster: Bool

    init(_ source: any StaticSource, _ context: BlockContext, _ replica: Replica, _ part: FramePart, isRaster: Bool = false) {
        self.source = source
        self.context = context
        self.replica = replica
        self.part = part
        self.isRaster = isRaster
    }
}

/// An evaluator's cache: the frame parts of static blocks, replicators and rasterised layers.
///
/// Keyed by the identity of the block, which never changes once it exists, and by the instance of the replicators around it. An entry retains its
/// block, so that no other block can get the same address.
struct BlockParts: Sendable {
    /// The fewest entries worth a sweep.
    private static let fewestToSweep = 256

    private struct Key: Hashable {
        let source: ObjectIdentifier
        /// `Replica.number` of the instance around the block; 0 outside of replicators.
        let replica: Int
        /// `DrawnBlock.isRaster`; a replicator may be rasterised too.
        let isRaster: Bool

        func hash(into hasher: inout Hasher) {
            hasher.combine(source)
            // Few blocks are inside replicators.
            if replica != 0 { hasher.combine(replica) }
        }
    }

    private var entries: [Key: DrawnBlock] = [:]
    /// The number of entries after the last sweep.
    private var keptCount = 0

    /// The part of a block; nil if it was last drawn in another context, or never.
    func part(of source: some StaticSource, in context: BlockContext, _ replica: Replica, isRaster: Bool = false) -> FramePart? {
        let key = Key(source: ObjectIdentifier(source), replica: replica.number, isRaster: isRaster)
        guard let entry = entries[key], entry.context == context, replica.number == 0 || entry.replica == replica else { return nil }
        return entry.part
    }

    /// Adds the blocks that were drawn for a frame, and evicts those that are no longer part of it once they are half of all entries.
    ///
    /// - Complexity: A sweep visits all parts of the frame; it takes constant time per added block on average.
    mutating func add(_ drawn: [DrawnBlock], of frame: FramePart) {
        for block in drawn {
            entries[Key(source: ObjectIdentifier(block.source), replica: block.replica.number, isRaster: block.isRaster)] = block
        }
        guard entries.count > max(Self.fewestToSweep, 2 * keptCount) else { return }
        var used: Set<ObjectIdentifier> = []
        var pending = [frame]
        while let part = pending.popLast() {
            part.forEach {
                used.insert(ObjectIdentifier($0))
                pending += $0.rasters
            }
        }
        entries = entries.filter { used.contains(ObjectIdentifier($0.value.part)) }
        keptCount = entries.count
    }
}
