import LaminaPrimitives
import LaminaScene

/// What a group shows by itself, before it is faded and clipped: its item and all that is inside.
struct GroupForm {
    /// Groups of more items are not remembered: to compare them would cost a part of drawing them.
    static let mostItems = 1024

    private let items: [DrawItem]

    /// - Parameter items: The group's, then all that is inside; not empty.
    init(_ items: ArraySlice<DrawItem>) { self.items = Array(items) }

    /// Every pixel that the items may change.
    var region: PixelRect { items[0].bounds }

    /// How far this form has to be moved to show what another group shows; nil when the two differ.
    ///
    /// - Parameter other: The group's item, then all that is inside.
    func shift(to other: ArraySlice<DrawItem>) -> PixelShift? {
        guard let group = other.first, items.count == other.count else { return nil }
        let shift = group.bounds.corner - region.corner
        guard items[0].content == group.content, region.moved(by: shift) == group.bounds else { return nil }
        // The clips that were compared last: most items inside have the same one, or one inside of it.
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
    /// Whether this item, moved, is another one, but for the clip.
    fileprivate func showsSame(as other: DrawItem, movedBy shift: PixelShift) -> Bool {
        opacity == other.opacity && blend == other.blend && isAntialiased == other.isAntialiased && bounds.moved(by: shift) == other.bounds
            && (content.isGroup || placement.isSame(as: other.placement, movedBy: shift)) && content == other.content
    }
}

extension Clip {
    /// Whether this clip with its parents, moved, lets the same pixels through as another one.
    ///
    /// - Parameter known: Two clips of which that is known.
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
    /// Whether this map and then a shift are another map, to the last bit of what is left of both near the origin.
    fileprivate func isSame(as other: Projection, movedBy shift: PixelShift) -> Bool {
        let (mine, theirs) = (wholeShift, other.wholeShift)
        return theirs - mine == shift && followed(by: -mine) == other.followed(by: -theirs)
    }
}
