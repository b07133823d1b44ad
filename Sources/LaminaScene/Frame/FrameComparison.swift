package import LaminaPrimitives

/// Which parts of a frame an earlier frame does not have, and what must be drawn again.
package struct FrameComparison {
    /// A part that holds items and is new.
    package struct NewPart {
        package let part: FramePart
        /// The parts whose place it takes, one after the other.
        package let earlier: [FramePart]
        /// For each item the index of the one among all items of `earlier` that draws the same pixels, or -1.
        package let kept: ArraySlice<Int32>
    }

    /// In no order.
    package private(set) var newParts: [NewPart] = []
    /// Where the two pictures may differ: rectangles inside the new frame that may overlap.
    package private(set) var changes: [PixelRect] = []
    private let bounds: PixelRect
    private var clips = ClipComparison()

    /// Compares two frames.
    ///
    /// - Complexity: What both share costs nothing; linear in the rest while it stands in the same order.
    package init(_ old: Frame, _ new: Frame) {
        bounds = new.bounds
        guard old.width == new.width, old.height == new.height else {
            addChange(new.bounds)
            newParts = new.content.leaves.map {
                NewPart(part: $0, earlier: [], kept: Array(repeating: -1, count: $0.ownItems.count)[...])
            }
            return
        }
        compare(old.content, new.content)
        if old.background != new.background {
            changes = []
            addChange(new.bounds)
        }
    }

    private mutating func compare(_ old: FramePart, _ new: FramePart) {
        var pending = [([old][...], [new][...])]
        while let (old, new) = pending.popLast() {
            for (before, now) in PartMatching.gaps(old, new) {
                if let pairs = Self.pairs(before, now) {
                    for (before, now) in pairs {
                        if now.parts.isEmpty { compareItems([before], [now]) } else { pending.append((before.parts[...], now.parts[...])) }
                    }
                } else {
                    compareItems(before.flatMap(\.leaves), now.flatMap(\.leaves))
                }
            }
        }
    }

    /// Parts that may stand for each other one by one: as many on both sides, and alike.
    private static func pairs(_ old: ArraySlice<FramePart>, _ new: ArraySlice<FramePart>) -> [(FramePart, FramePart)]? {
        guard old.count == new.count else { return nil }
        let pairs = zip(old, new).map { ($0, $1) }
        return pairs.allSatisfy { $0.parts.isEmpty == $1.parts.isEmpty } ? pairs : nil
    }

    private mutating func compareItems(_ old: [FramePart], _ new: [FramePart]) {
        let comparison = ItemComparison(ItemList(old), ItemList(new), &clips)
        for change in comparison.changes { addChange(change) }
        var first = 0
        for part in new {
            let end = first + part.ownItems.count
            newParts.append(NewPart(part: part, earlier: old, kept: comparison.kept[first..<end]))
            first = end
        }
    }

    private mutating func addChange(_ rect: PixelRect) {
        let seen = rect.intersection(bounds)
        if !seen.isEmpty, changes.last != seen { changes.append(seen) }
    }
}
