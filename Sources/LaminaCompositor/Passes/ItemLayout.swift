import LaminaPrimitives
import LaminaScene

/// The nesting and visible bounds of a part's items, and the number of nested scratch pictures that each needs.
///
/// Keeps its memory when it is recomputed.
struct ItemLayout: ~Copyable {
    private(set) var places = Column<GroupStructure.Place>()
    private(set) var visible = Column<PixelRect>()
    private(set) var scratchDepths = Column<Int32>()

    /// Recomputes the layout for other items.
    mutating func settle(_ items: Column<PreparedItem>.Elements, _ places: [GroupStructure.Place]) {
        self.places.removeAll()
        for place in places { self.places.append(place) }
        findVisible(items, places)
        findScratchDepths(items, places)
    }

    private mutating func findVisible(_ items: Column<PreparedItem>.Elements, _ places: [GroupStructure.Place]) {
        visible.removeAll()
        // A group precedes its items, so the group's visible bounds are known when its items need them.
        for index in places.indices {
            let (bounds, group) = (items[index].bounds, Int(places[index].group))
            visible.append(group < 0 ? bounds : bounds.intersection(visible[group]))
        }
    }

    private mutating func findScratchDepths(_ items: Column<PreparedItem>.Elements, _ places: [GroupStructure.Place]) {
        scratchDepths.removeAll()
        scratchDepths.resize(to: places.count, adding: { 0 })
        // First pass: a group needs a scratch picture of its own if it directly holds an item that is not a group.
        for (index, place) in places.enumerated() where place.group >= 0 && !items[index].isGroup { scratchDepths[Int(place.group)] = 1 }
        // Second pass: sums the numbers from the outermost group inwards. A group precedes its items, so its sum is final before theirs is computed.
        for (index, place) in places.enumerated() where place.group >= 0 { scratchDepths[index] += scratchDepths[Int(place.group)] }
    }
}
