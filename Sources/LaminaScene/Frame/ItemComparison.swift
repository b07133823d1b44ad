import LaminaPrimitives

/// Which items of one list are drawn exactly as in an earlier list, and what must be drawn again.
struct ItemComparison {
    /// For each new item the index of the old item that draws the same pixels, or -1.
    ///
    /// Kept items stand in the same order in both lists, inside kept groups or changed ones, and the casters of a kept shadow are
    /// kept too.
    let kept: [Int32]
    /// The pixels in which the two differ, as rectangles that may overlap.
    let changes: [PixelRect]

    /// - Parameter clips: What is known of the clips already.
    init(_ old: ItemList, _ new: ItemList, _ clips: inout ClipComparison) {
        var partners = ItemMatching.partners(of: new.items, in: old.items)
        Self.dropMoved(&partners, old: old.places, new: new.places)
        var kept = partners
        Self.dropChanged(&kept, old: old, new: new, &clips)
        self.kept = kept
        changes = Self.changes(old: old.items, new: new.items, partners: partners, kept: kept)
    }

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
    private static func changes(old: [DrawItem], new: [DrawItem], partners: [Int32], kept: [Int32]) -> [PixelRect] {
        var changes: [PixelRect] = []
        var isAccountedFor = Array(repeating: false, count: old.count)
        for index in new.indices {
            if partners[index] >= 0 {
                isAccountedFor[Int(partners[index])] = true
                if kept[index] < 0 { changes.append(old[Int(partners[index])].bounds) }
            }
            if kept[index] < 0 { changes.append(new[index].bounds) }
        }
        for index in old.indices where !isAccountedFor[index] { changes.append(old[index].bounds) }
        return changes
    }
}

/// Items with the places that they have among each other.
struct ItemList {
    let items: [DrawItem]
    let places: [GroupStructure.Place]

    /// The items of several parts, one after the other.
    init(_ parts: some Collection<FramePart>) {
        guard parts.count != 1, !parts.isEmpty else {
            items = parts.first?.ownItems ?? []
            places = parts.first?.ownPlaces ?? []
            return
        }
        items = parts.flatMap(\.ownItems)
        places = GroupStructure(items).places
    }
}

extension DrawItem {
    /// Equal in everything but the clip's index, which says nothing across frames.
    fileprivate func drawsSame(as other: DrawItem) -> Bool {
        bounds == other.bounds && opacity == other.opacity && blend == other.blend && isAntialiased == other.isAntialiased
            && placement == other.placement && content == other.content
    }
}
