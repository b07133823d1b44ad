import LaminaPrimitives
import LaminaScene

/// The group's own item and its descendants: everything that determines its pixels before opacity and clip are applied.
struct GroupKey {
    /// The largest number of items in a cached group.
    ///
    /// Comparing more would cost a noticeable part of the time that drawing them takes.
    static let mostItems = 1024

    private let items: [DrawItem]

    /// - Parameter items: The group's item, then its descendants; not empty.
    init(_ items: ArraySlice<DrawItem>) { self.items = Array(items) }

    /// The bounds of every pixel that the group may change.
    var region: PixelRect { items[0].bounds }

    /// Returns the shift that makes this group equal to another group, or nil when the two differ.
    ///
    /// - Parameter other: The group's item, then its descendants.
    func shift(to other: ArraySlice<DrawItem>) -> PixelShift? {
        guard let group = other.first, items.count == other.count else { return nil }
        let shift = group.bounds.corner - region.corner
        guard items[0].content == group.content, region.moved(by: shift) == group.bounds else { return nil }
        // The pair of clips that was found equal last. Most items in a group have this clip or one nested in it, so later comparisons can stop there.
        var equal: (Clip, Clip)?
        for (mine, theirs) in zip(items, other).dropFirst() {
            guard mine.showsSame(as: theirs, movedBy: shift) else { return nil }
            guard let clip = mine.clip, let moved = theirs.clip else {
                if mine.clip == nil, theirs.clip == nil { continue }
                return nil
            }
            guard clip.passesSame(as: moved, movedBy: shift, knowing: equal) else { return nil }
            equal = (clip, moved)
        }
        return shift
    }
}

extension DrawItem {
    /// True when this item equals another one after the shift.
    ///
    /// Clips are not compared.
    fileprivate func showsSame(as other: DrawItem, movedBy shift: PixelShift) -> Bool {
        opacity == other.opacity && blend == other.blend && smoothEdges == other.smoothEdges && bounds.moved(by: shift) == other.bounds
            && (content.isGroup || placement.isSame(as: other.placement, movedBy: shift)) && content == other.content
    }
}

extension Clip {
    /// True when this clip and its ancestors, after the shift, pass the same pixels as another clip.
    ///
    /// - Parameter known: Two clips that are known to be equal after the shift.
    fileprivate func passesSame(as other: Clip, movedBy shift: PixelShift, knowing known: (Clip, Clip)?) -> Bool {
        var pair: (Clip?, Clip?) = (self, other)
        while let mine = pair.0, let theirs = pair.1 {
            if mine === theirs, shift == .none { return true }
            if let known, known.0 === mine, known.1 === theirs { return true }
            guard mine.bounds.moved(by: shift) == theirs.bounds, mine.shape == theirs.shape,
                mine.placement.isSame(as: theirs.placement, movedBy: shift)
            else { return false }
            pair = (mine.parent, theirs.parent)
        }
        return pair.0 == nil && pair.1 == nil
    }
}

extension Projection {
    /// True when this map, followed by the shift, is the other map.
    ///
    /// Both are compared bit by bit after their whole-pixel translations are removed.
    fileprivate func isSame(as other: Projection, movedBy shift: PixelShift) -> Bool {
        let (mine, theirs) = (wholeShift, other.wholeShift)
        return theirs - mine == shift && followed(by: -mine) == other.followed(by: -theirs)
    }
}
