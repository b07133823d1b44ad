import LaminaPrimitives
import LaminaScene

/// The nesting and visible bounds of a part's items, and the number of nested scratch pictures that each needs.
///
/// Keeps its memory when it is recomputed.
struct ItemLayout: ~Copyable {
    private(set) var nestings = StableBuffer<GroupStructure.Nesting>()
    private(set) var visible = StableBuffer<PixelRect>()
    private(set) var scratchDepths = StableBuffer<Int32>()

    /// Recomputes the layout for other items.
    mutating func updateLayout(_ items: StableBuffer<PreparedItem>.Elements, _ nestings: [GroupStructure.Nesting]) {
        self.nestings.removeAll()
        for nesting in nestings { self.nestings.append(nesting) }
        findVisible(items, nestings)
        findScratchDepths(items, nestings)
    }

    private mutating func findVisible(_ items: StableBuffer<PreparedItem>.Elements, _ nestings: [GroupStructure.Nesting]) {
        visible.removeAll()
        // A group precedes its items, so the group's visible bounds are known when its items need them.
        for index in nestings.indices {
            let (bounds, group) = (items[index].bounds, Int(nestings[index].group))
            visible.append(group < 0 ? bounds : bounds.intersection(visible[group]))
        }
    }

    private mutating func findScratchDepths(_ items: StableBuffer<PreparedItem>.Elements, _ nestings: [GroupStructure.Nesting]) {
        scratchDepths.removeAll()
        scratchDepths.resize(to: nestings.count, adding: { 0 })
        // First pass: a group needs a scratch picture of its own if it directly holds an item that is not a group.
        for (index, nesting) in nestings.enumerated() where nesting.group >= 0 && !items[index].isGroup { scratchDepths[Int(nesting.group)] = 1 }
        // Second pass: sums the numbers from the outermost group inwards. A group precedes its items, so its sum is final before theirs is computed.
        for (index, nesting) in nestings.enumerated() where nesting.group >= 0 { scratchDepths[index] += scratchDepths[Int(nesting.group)] }
    }
}
