import LaminaPrimitives

/// Compares two lists of draw items: finds the items that draw the same pixels in both, and the pixels that must be drawn again.
///
/// Its arrays keep their capacity from one pair of lists to the next.
struct ItemComparison {
    /// The pixels in which the lists differ, as rectangles that may overlap.
    private(set) var changes: [PixelRect] = []
    /// For each new item, the index of the old item of the same layer, or -1.
    private var found: [Int32] = []
    /// For each new item, the index of the old item that draws the same pixels, or -1.
    private var kept: [Int32] = []
    /// For each old item, true when a new item corresponds to it.
    private var isAccountedFor: [Bool] = []
    private var matching = ItemMatching()
    private var clips = ClipComparison()

    /// Compares two lists.
    ///
    /// - Parameter partners: Receives, for each new item, the index of the old item that draws the same pixels, or -1. These items have the same
    ///   order in both lists. The casters of an unchanged shadow are unchanged too; contents of a group may be unchanged although the group is not.
    mutating func compare(_ old: ItemList, _ new: ItemList, partners: inout [Int32]) {
        matching.find(&found, of: new.items, in: old.items)
        Self.dropMoved(&found, old: old.nestings, new: new.nestings)
        kept.removeAll(keepingCapacity: true)
        kept.append(contentsOf: found)
        Self.dropChanged(&kept, old: old, new: new, &clips)
        partners.append(contentsOf: kept)
        findChanges(old: old.items, new: new.items)
    }

    /// Removes partners that are in another group, or in its mask instead of its contents: the same item then has another effect on the picture.
    private static func dropMoved(_ partners: inout [Int32], old: [GroupStructure.Nesting], new: [GroupStructure.Nesting]) {
        for index in new.indices where partners[index] >= 0 {
            let before = old[Int(partners[index])]
            let now = new[index]
            let owner = now.group < 0 ? -1 : partners[Int(now.group)]
            if before.group != owner || before.isMask != now.isMask || (now.group >= 0 && owner < 0) { partners[index] = -1 }
        }
    }

    /// Removes partners that draw other pixels, and shadows whose casters do.
    ///
    /// Runs from the last item to the first: casters follow their shadow in the list, so they are decided before it.
    private static func dropChanged(
        _ partners: inout [Int32], old: ItemList, new: ItemList, _ clips: inout ClipComparison
    ) {
        let (before, now) = (old.nestings, new.nestings)
        // The items in index ..< seam correspond to consecutive old items; a shadow is unchanged only if all its casters lie before the seam.
        var seam = new.items.count
        for index in new.items.indices.reversed() {
            if index + 1 < new.items.count, partners[index + 1] != partners[index] + 1 { seam = index + 1 }
            guard partners[index] >= 0 else {
                seam = index
                continue
            }
            let partner = Int(partners[index])
            let a = old.items[partner]
            let b = new.items[index]
            let contentEnd = Int(now[index].contentEnd)
            let hasSameCasters = b.content.isGroup || (contentEnd <= seam && contentEnd - index == Int(before[partner].contentEnd) - partner)
            if !hasSameCasters || !a.drawsSame(as: b) || !clips.areEqual(a.clip, b.clip) {
                partners[index] = -1
                seam = index
            }
        }
    }

    /// Collects the old and the new bounds of changed items, the old bounds of removed ones and the new bounds of added ones.
    private mutating func findChanges(old: [DrawItem], new: [DrawItem]) {
        changes.removeAll(keepingCapacity: true)
        isAccountedFor.removeAll(keepingCapacity: true)
        isAccountedFor.append(contentsOf: repeatElement(false, count: old.count))
        for index in new.indices {
            if found[index] >= 0 {
                isAccountedFor[Int(found[index])] = true
                if kept[index] < 0 { changes.append(old[Int(found[index])].bounds) }
            }
            if kept[index] < 0 { changes.append(new[index].bounds) }
        }
        for index in old.indices where !isAccountedFor[index] { changes.append(old[index].bounds) }
    }
}

/// Draw items with their nesting.
struct ItemList {
    let items: [DrawItem]
    let nestings: [GroupStructure.Nesting]

    /// The items of several parts, one after the other.
    init(_ parts: ArraySlice<FramePart>) {
        guard parts.count > 1 else {
            items = parts.first?.items ?? []
            nestings = parts.first?.nestings ?? []
            return
        }
        items = parts.flatMap(\.items)
        nestings = GroupStructure.nestings(of: items)
    }
}

extension DrawItem {
    /// True when both items are equal except for their clips, which the caller compares, and their layers, which are known to be equal.
    fileprivate func drawsSame(as other: DrawItem) -> Bool {
        bounds == other.bounds && opacity == other.opacity && blend == other.blend && smoothEdges == other.smoothEdges
            && placement == other.placement && content == other.content
    }
}
