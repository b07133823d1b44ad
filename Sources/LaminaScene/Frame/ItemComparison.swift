import LaminaPrimitives

/// Which items of one list are drawn exactly as in an earlier list, and what must be drawn again; keeps its memory.
struct ItemComparison {
    /// The pixels in which the two differ, as rectangles that may overlap.
    private(set) var changes: [PixelRect] = []
    /// For each new item the index of the old one of the same layer, or -1.
    private var found: [Int32] = []
    /// For each new item the index of the old one that draws the same pixels, or -1.
    private var kept: [Int32] = []
    private var isAccountedFor: [Bool] = []
    private var matching = ItemMatching()
    private var clips = ClipComparison()

    /// Compares two lists.
    ///
    /// - Parameter partners: Gets for each new item the index of the old item that draws the same pixels, or -1. Such items stand in the
    ///   same order in both lists, inside kept groups or changed ones, and the casters of a kept shadow are kept too.
    mutating func compare(_ old: ItemList, _ new: ItemList, partners: inout [Int32]) {
        matching.find(&found, of: new.items, in: old.items)
        Self.dropMoved(&found, old: old.places, new: new.places)
        kept.removeAll(keepingCapacity: true)
        kept.append(contentsOf: found)
        Self.dropChanged(&kept, old: old, new: new, &clips)
        partners.append(contentsOf: kept)
        findChanges(old: old.items, new: new.items)
    }

    /// Lets go of what was compared.
    mutating func forget() { clips.forget() }

    /// Forgets partners that now belong to another group, or to the other part of it: what such an item adds to the picture differs
    /// although the item does not.
    private static func dropMoved(_ partners: inout [Int32], old: [GroupStructure.Place], new: [GroupStructure.Place]) {
        for index in new.indices where partners[index] >= 0 {
            let before = old[Int(partners[index])]
            let now = new[index]
            let owner = now.group < 0 ? -1 : partners[Int(now.group)]
            if before.group != owner || before.isMask != now.isMask || (now.group >= 0 && owner < 0) { partners[index] = -1 }
        }
    }

    /// Forgets partners that draw something else, and shadows whose casters do; from the back, so that a shadow's casters are
    /// known before it.
    private static func dropChanged(
        _ partners: inout [Int32], old: ItemList, new: ItemList, _ clips: inout ClipComparison
    ) {
        let (before, now) = (old.places, new.places)
        // The first index, not before the one looked at, from which the items do not continue as in the old frame.
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

    /// Both bounds of what changed, the old ones of what is gone, the new ones of what is new.
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

/// Items with the places that they have among each other.
struct ItemList {
    let items: [DrawItem]
    let places: [GroupStructure.Place]

    /// The items of several parts, one after the other.
    init(_ parts: ArraySlice<FramePart>) {
        guard parts.count > 1 else {
            items = parts.first?.items ?? []
            places = parts.first?.places ?? []
            return
        }
        items = parts.flatMap(\.items)
        places = GroupStructure.places(of: items)
    }
}

extension DrawItem {
    /// Equal in everything but the clip's index, which says nothing across frames.
    fileprivate func drawsSame(as other: DrawItem) -> Bool {
        bounds == other.bounds && opacity == other.opacity && blend == other.blend && isAntialiased == other.isAntialiased
            && placement == other.placement && content == other.content
    }
}
