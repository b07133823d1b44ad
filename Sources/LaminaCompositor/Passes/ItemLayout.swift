import LaminaPrimitives
import LaminaScene

/// How the items of a part stand among each other and where they are seen; keeps its memory.
struct ItemLayout: ~Copyable {
    private(set) var places = Column<GroupStructure.Place>()
    private(set) var visible = Column<PixelRect>()
    private(set) var scratchDepths = Column<Int32>()

    /// Finds all of it for other items.
    mutating func settle(_ items: Column<PreparedItem>.Elements, _ places: [GroupStructure.Place]) {
        self.places.removeAll()
        for place in places { self.places.append(place) }
        findVisible(items, places)
        findScratchDepths(items, places)
    }

    private mutating func findVisible(_ items: Column<PreparedItem>.Elements, _ places: [GroupStructure.Place]) {
        visible.removeAll()
        for index in places.indices {
            let (bounds, group) = (items[index].bounds, Int(places[index].group))
            visible.append(group < 0 ? bounds : bounds.intersection(visible[group]))
        }
    }

    private mutating func findScratchDepths(_ items: Column<PreparedItem>.Elements, _ places: [GroupStructure.Place]) {
        scratchDepths.removeAll()
        scratchDepths.resize(to: places.count, adding: { 0 })
        for (index, place) in places.enumerated() where place.group >= 0 && !items[index].isGroup { scratchDepths[Int(place.group)] = 1 }
        // Now an entry says what the item itself adds. A group stands before its items, so that its sum is known before theirs.
        for (index, place) in places.enumerated() where place.group >= 0 { scratchDepths[index] += scratchDepths[Int(place.group)] }
    }
}
