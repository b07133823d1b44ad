import LaminaPrimitives
import LaminaScene

/// The facts about a prepared item that tiles need before they draw it.
///
/// Apart from the items, because these have references, which are counted with every copy.
struct ItemLayout: Sendable {
    /// The item's nesting in groups.
    let nesting: GroupStructure.Nesting
    /// The pixels of the frame that the item may change: its bounds intersected with those of all enclosing groups.
    let visible: PixelRect
    /// A rectangle in which the item hides everything beneath it.
    let opaque: PixelRect
    /// True when the items that follow are drawn together as a group.
    let isGroup: Bool
    /// The number of nested scratch pictures needed to draw the item: one per enclosing group, and one for a group itself.
    ///
    /// Groups that directly hold only groups need none.
    private(set) var scratchDepth: Int32 = 0

    /// The layout of items with these nestings.
    static func layout(of items: [PreparedItem], _ nestings: [GroupStructure.Nesting]) -> [ItemLayout] {
        var layout: [ItemLayout] = []
        layout.reserveCapacity(items.count)
        for (item, nesting) in zip(items, nestings) {
            // A group precedes its items, so the group's visible bounds are known when its items need them.
            let visible = nesting.group < 0 ? item.bounds : item.bounds.intersection(layout[Int(nesting.group)].visible)
            layout.append(ItemLayout(nesting: nesting, visible: visible, opaque: item.opaque, isGroup: item.isGroup))
        }
        // First pass: a group needs a scratch picture of its own if it directly holds an item that is not a group.
        for item in layout where item.nesting.group >= 0 && !item.isGroup { layout[Int(item.nesting.group)].scratchDepth = 1 }
        // Second pass: sums the numbers from the outermost group inwards. A group precedes its items, so its sum is final before theirs is computed.
        for index in layout.indices where layout[index].nesting.group >= 0 {
            layout[index].scratchDepth += layout[Int(layout[index].nesting.group)].scratchDepth
        }
        return layout
    }
}
