import LaminaPrimitives
import LaminaScene

/// The facts about a prepared item that tiles need before they draw it.
///
/// Apart from the items, because these have references, which are counted with every copy.
struct ItemLayout: Sendable {
    /// The item's nesting in groups.
    let nesting: GroupStructure.Nesting
    /// The pixels of the frame that the item may change: its bounds intersected with the bounds of all enclosing groups, up to the innermost filtered
    /// group.
    let visible: PixelRect
    /// A rectangle in which the item hides everything beneath it.
    let opaque: PixelRect
    /// True when the items that follow are drawn together as a group.
    let isGroup: Bool
    /// For a group, the most scratch pictures that it and the groups around it hold at once; 0 for other items.
    fileprivate(set) var scratchDepth: Int32 = 0

    /// Returns the layout of items, in order, with the visible rectangle of each inside its groups.
    static func layout(of items: [PreparedItem], _ nestings: [GroupStructure.Nesting]) -> [ItemLayout] {
        var layout: [ItemLayout] = []
        layout.reserveCapacity(items.count)
        for (item, nesting) in zip(items, nestings) {
            // A group precedes its items, so the group's visible bounds are known when its items need them. A filter may need items that it blurs
            // into its bounds, so it does not limit them.
            let group = Int(nesting.group)
            let visible = group < 0 || items[group].isUnfiltered ? item.bounds : item.bounds.intersection(layout[group].visible)
            layout.append(ItemLayout(nesting: nesting, visible: visible, opaque: item.opaque, isGroup: item.isGroup))
        }
        if layout.contains(where: \.isGroup) { layout.countScratchPictures() }
        return layout
    }
}

extension [ItemLayout] {
    /// Sets the `scratchDepth` of all groups.
    fileprivate mutating func countScratchPictures() {
        var groups = [ScratchCount](repeating: ScratchCount(), count: count)
        for item in self where item.nesting.group >= 0 {
            let weight: Int32 = item.isGroup ? 1 : 2
            if item.nesting.isMask {
                groups[Int(item.nesting.group)].mask.weight += weight
            } else {
                groups[Int(item.nesting.group)].contents.weight += weight
            }
        }
        // A group precedes its items, so the count of its sections is final before theirs are computed.
        for index in indices where self[index].isGroup {
            let nesting = self[index].nesting
            let outer = nesting.group < 0 ? nil : nesting.isMask ? groups[Int(nesting.group)].mask : groups[Int(nesting.group)].contents
            let around = outer?.held ?? 0
            let (contents, mask) = (groups[index].contents, groups[index].mask)
            groups[index].contents.held = around + (contents.hasEarlyPicture ? 1 : 0)
            groups[index].mask.held = around + (contents.weight > 0 ? 1 : 0) + (mask.hasEarlyPicture ? 1 : 0)
            // At its end a group holds its contents and its mask, and the outer group's picture beneath it may be made only then.
            let beneath: Int32 = outer?.hasEarlyPicture == false ? 1 : 0
            self[index].scratchDepth = around + 1 + (nesting.contentEnd < nesting.end ? 1 : 0) + beneath
        }
    }
}

/// The scratch pictures of a group while its contents and while its mask are drawn.
private struct ScratchCount {
    struct Section {
        /// The number of items directly in the section; items other than groups count twice.
        var weight: Int32 = 0
        /// The pictures that the group and the groups around it hold while the section's items are drawn.
        var held: Int32 = 0
        /// True when the section's picture exists before its last item is drawn.
        ///
        /// If its only item is a group, the picture is made when that group is composited.
        var hasEarlyPicture: Bool { weight > 1 }
    }

    var contents = Section()
    var mask = Section()
}
