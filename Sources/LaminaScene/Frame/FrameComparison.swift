import LaminaPrimitives

/// Which items of a frame are drawn exactly as in an earlier frame, and what must be drawn again.
package struct FrameComparison: Sendable {
    /// For each item of the new frame the index of the old item that draws the same pixels, or -1.
    ///
    /// Kept items stand in the same order in both frames, inside kept groups or changed ones, and the casters of a kept shadow are
    /// kept too.
    package let kept: [Int32]
    /// Where the two pictures may differ.
    package let damage: Damage

    /// Compares two frames.
    ///
    /// - Parameter before: The structure of the old frame's items.
    /// - Parameter now: That of the new frame's.
    package init(_ old: Frame, _ before: GroupStructure, _ new: Frame, _ now: GroupStructure) {
        guard old.width == new.width, old.height == new.height else {
            kept = Array(repeating: -1, count: new.items.count)
            damage = Damage(new.bounds)
            return
        }
        var partners = ItemMatching.partners(of: new.items, in: old.items)
        Self.dropMoved(&partners, old: before.places, new: now.places)
        var kept = partners
        Self.dropChanged(&kept, old: old, before.places, new: new, now.places)
        self.kept = kept
        damage =
            old.background == new.background
            ? Self.damage(old: old.items, new: new.items, partners: partners, kept: kept).clipped(to: new.bounds)
            : Damage(new.bounds)
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
        _ partners: inout [Int32], old: Frame, _ before: [GroupStructure.Place], new: Frame, _ now: [GroupStructure.Place]
    ) {
        var clips = ClipComparison(old.clips, new.clips)
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
    private static func damage(old: [DrawItem], new: [DrawItem], partners: [Int32], kept: [Int32]) -> Damage {
        var damage = Damage()
        var isAccountedFor = Array(repeating: false, count: old.count)
        for index in new.indices {
            if partners[index] >= 0 {
                isAccountedFor[Int(partners[index])] = true
                if kept[index] < 0 { damage.add(old[Int(partners[index])].bounds) }
            }
            if kept[index] < 0 { damage.add(new[index].bounds) }
        }
        for index in old.indices where !isAccountedFor[index] { damage.add(old[index].bounds) }
        return damage
    }
}

extension DrawItem {
    /// Equal in everything but the clip's index, which says nothing across frames.
    fileprivate func drawsSame(as other: DrawItem) -> Bool {
        bounds == other.bounds && opacity == other.opacity && blend == other.blend && isAntialiased == other.isAntialiased
            && placement == other.placement && content == other.content
    }
}
