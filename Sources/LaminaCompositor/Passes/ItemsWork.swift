import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Makes items ready, a few in one piece of work.
struct ItemsWork: PoolWork {
    /// How many items one piece makes ready.
    static let chunk = 32

    let places: [PartPreparation.Place]
    let drafts: [Draft]
    let ramps: ColorRamps
    /// Counts exchanges; only who has it reads and writes items of parts.
    let exchanges: Guarded<Int>

    /// How many pieces of work there are.
    var count: Int { (places.count + Self.chunk - 1) / Self.chunk }

    func work(_ index: Int, _ scratch: TileScratch) {
        let range = index * Self.chunk..<min(places.count, (index + 1) * Self.chunk)
        exchange(range, with: &scratch.items)
        for index in range {
            let item = drafts[places[index].draft].part.items[places[index].item]
            let number = index - range.lowerBound
            scratch.items[number] = ItemPreparation(item).prepare(insteadOf: &scratch.items[number], &scratch.rasterizer, ramps)
        }
        exchange(range, with: &scratch.items)
    }

    /// Puts a thread's items in their places, and gives it what was there.
    private func exchange(_ range: Range<Int>, with items: inout Column<PreparedItem>) {
        exchanges.withLock { count in
            count &+= 1
            for index in range {
                swap(&items[index - range.lowerBound], &drafts[places[index].draft].prepared.items[places[index].item])
            }
        }
    }
}
