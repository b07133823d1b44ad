package import LaminaPrimitives

/// Which parts of a frame an earlier frame does not have, and what must be drawn again; keeps its memory from frame to frame, and so is
/// never copied.
package struct FrameComparison: ~Copyable {
    /// A part that holds items and is new.
    package struct NewPart {
        package let part: FramePart
        /// Where in `earlierParts` those stand whose place it takes, one after the other.
        package let earlier: Range<Int>
        /// Where in `partners` its items begin.
        package let firstPartner: Int
    }

    /// In no order.
    package private(set) var newParts: [NewPart] = []
    package private(set) var earlierParts: [FramePart] = []
    /// For each item of a new part the index of the one among all items of the earlier parts that draws the same pixels, or -1.
    package private(set) var partners: [Int32] = []
    /// Where the two pictures may differ: rectangles inside the new frame that may overlap.
    package private(set) var changes: [PixelRect] = []
    private var bounds = PixelRect.empty
    private var matching = PartMatching()
    private var items = ItemComparison()
    /// Parts on both sides, made of parts, that are still to be compared.
    private var pending: [(old: FramePart, new: FramePart)] = []
    /// New parts that hold items and are compared together.
    private var leaves: [FramePart] = []

    package init() {}

    /// Compares two frames.
    package init(_ old: Frame, _ new: Frame) {
        compare(old, new)
    }

    /// Compares two frames, and forgets those before.
    ///
    /// - Complexity: What both share costs nothing; linear in the rest while it stands in the same order.
    package mutating func compare(_ old: Frame, _ new: Frame) {
        forget()
        bounds = new.bounds
        guard old.width == new.width, old.height == new.height else {
            addChange(new.bounds)
            new.content.appendLeaves(to: &leaves)
            return addLeavesAsNew()
        }
        compare(old.content, new.content)
        if old.background != new.background {
            changes.removeAll(keepingCapacity: true)
            addChange(new.bounds)
        }
    }

    /// Lets go of the frames that were compared.
    package mutating func forget() {
        newParts.removeAll(keepingCapacity: true)
        earlierParts.removeAll(keepingCapacity: true)
        partners.removeAll(keepingCapacity: true)
        changes.removeAll(keepingCapacity: true)
        items.forget()
    }

    private mutating func compare(_ old: FramePart, _ new: FramePart) {
        if old !== new { comparePair(old, new) }
        while let (old, new) = pending.popLast() {
            matching.begin(old.parts, new.parts)
            while let (before, now) = matching.nextGap() { compareGap(matching.old[before], matching.new[now]) }
        }
        matching.end()
    }

    /// Compares parts that stand between two that both frames have.
    private mutating func compareGap(_ old: ArraySlice<FramePart>, _ new: ArraySlice<FramePart>) {
        let pairs = zip(old.indices, new.indices)
        if old.count == new.count, pairs.allSatisfy({ old[$0].parts.isEmpty == new[$1].parts.isEmpty }) {
            // As many on both sides, and alike: they may stand for each other one by one.
            for (before, now) in pairs { comparePair(old[before], new[now]) }
        } else {
            compareItems(old, new)
        }
    }

    private mutating func comparePair(_ old: FramePart, _ new: FramePart) {
        if !old.parts.isEmpty, !new.parts.isEmpty {
            pending.append((old, new))
        } else {
            compareItems(CollectionOfOne(old), CollectionOfOne(new))
        }
    }

    private mutating func compareItems(_ old: some Sequence<FramePart>, _ new: some Sequence<FramePart>) {
        let firstEarlier = earlierParts.count
        for part in old { part.appendLeaves(to: &earlierParts) }
        for part in new { part.appendLeaves(to: &leaves) }
        let first = partners.count
        items.compare(ItemList(earlierParts[firstEarlier...]), ItemList(leaves[...]), partners: &partners)
        for change in items.changes { addChange(change) }
        addLeaves(firstEarlier: firstEarlier, firstPartner: first)
    }

    private mutating func addLeavesAsNew() {
        for part in leaves { partners.append(contentsOf: repeatElement(-1, count: part.items.count)) }
        addLeaves(firstEarlier: 0, firstPartner: 0)
    }

    private mutating func addLeaves(firstEarlier: Int, firstPartner: Int) {
        var first = firstPartner
        for part in leaves {
            newParts.append(NewPart(part: part, earlier: firstEarlier..<earlierParts.count, firstPartner: first))
            first += part.items.count
        }
        leaves.removeAll(keepingCapacity: true)
    }

    private mutating func addChange(_ rect: PixelRect) {
        let seen = rect.intersection(bounds)
        if !seen.isEmpty, changes.last != seen { changes.append(seen) }
    }
}
