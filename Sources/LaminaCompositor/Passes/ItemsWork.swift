import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Prepares the items of new parts on all threads, in chunks.
struct ItemsWork: PoolWork {
    /// The number of items in one piece of work.
    static let chunk = 32

    let indices: [PartPreparation.ItemIndex]
    let drafts: [PartDraft]
    let ramps: ColorRamps
    /// The lock on the items of all parts: only its holder reads or writes them.
    ///
    /// The value counts the exchanges.
    let exchanges: Guarded<Int>

    /// The number of pieces of work.
    var count: Int { (indices.count + Self.chunk - 1) / Self.chunk }

    func work(_ index: Int, _ scratch: TileScratch) {
        let range = index * Self.chunk..<min(indices.count, (index + 1) * Self.chunk)
        exchange(range, with: &scratch.items)
        for index in range {
            let item = drafts[indices[index].draft].part.items[indices[index].item]
            let number = index - range.lowerBound
            scratch.items[number] = ItemPreparation(item).prepare(insteadOf: &scratch.items[number], &scratch.rasterizer, ramps)
        }
        exchange(range, with: &scratch.items)
    }

    /// Swaps a thread's items with those in the parts.
    ///
    /// The first call hands the thread the outdated items, whose memory it reuses; the second stores the prepared ones.
    private func exchange(_ range: Range<Int>, with items: inout StableBuffer<PreparedItem>) {
        exchanges.withLock { count in
            count &+= 1
            for index in range {
                swap(&items[index - range.lowerBound], &drafts[indices[index].draft].prepared.items[indices[index].item])
            }
        }
    }
}
