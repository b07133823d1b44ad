package import LaminaPrimitives

/// The difference between two frames: the parts that only the new frame has, and the pixels that must be drawn again.
///
/// In go two frames of the same output. Out come rectangles that cover every pixel in which they may differ, and for each new item its partner, the
/// old item that draws the same pixels; the compositor reuses what it has prepared for partners.
///
/// Frames are compared from coarse to fine. Parts that are the same object are skipped with everything in them. The parts between two shared ones
/// are compared pair by pair, or as one list of items if their numbers differ. Items are paired by their layer:
///
///     old items    A   B   C   D
///                  │    \    \   \        B comes to the front
///     new items    A     C    D   B
///
/// The pairs A, C and D have the same order in both lists; B's pair crosses theirs. Order decides which item covers which, so partners must not
/// cross, and the longest sequence of pairs in order is kept. B has no partner then and is drawn again, though it is equal: the damage is B's
/// rectangle and not those of C and D.
///
/// A pair is damage if bounds, placement, opacity, clip or content differ. It adds its old rectangle, from which the item goes, and its new one. A
/// square of 20 × 20 pixels at x = 10 that moves to x = 13 adds 10…30 and 13…33; `Damage` joins them to 23 × 20 pixels.
/// A shadow precedes its casters in the list and depends on them, so items are decided from the end of the list on.
///
/// The cost follows the changed parts: one square that moves among 100,000 layers takes 0.1 ms a frame, with its evaluation and its drawing (S7 in
/// Documentation/Performance.md).
///
/// Rejected: marks that setters leave on layers. An animation changes layers without a setter, and an output may skip frames, so that the marks
/// of one output say nothing about another. Comparing the pixels of both frames costs the drawing that is to be avoided.
package struct FrameComparison {
    /// A frame part with items that the earlier frame does not have.
    package struct NewPart {
        package let part: FramePart
        /// The range in `earlierParts` of the parts that it was compared with.
        package let earlier: Range<Int>
        /// The index in `partners` of its first item.
        package let firstPartner: Int
    }

    /// The new parts, in no particular order.
    package private(set) var newParts: [NewPart] = []
    /// The parts with items that the earlier frame has and the new one has not, or not in the same order.
    package private(set) var earlierParts: [FramePart] = []
    /// For each item of a new part, the index among all items of the corresponding earlier parts of the item that draws the same pixels, or -1.
    package private(set) var partners: [Int32] = []
    /// The pixels in which the frames may differ, as rectangles inside the new frame; they may overlap.
    package private(set) var changes: [PixelRect] = []
    private let bounds: PixelRect
    private var items = ItemComparison()
    /// Pairs of composite parts (parts that consist of other parts) that are still to be compared.
    private var pending: [(old: FramePart, new: FramePart)] = []

    /// Compares two frames.
    ///
    /// - Complexity: Parts that both frames share cost nothing; linear in the items of the others if their order is unchanged.
    package init(_ old: Frame, _ new: Frame) {
        bounds = new.bounds
        guard old.width == new.width, old.height == new.height else {
            addChange(new.bounds)
            earlierParts = old.content.leaves
            addWithoutPartners(new.content.leaves)
            return
        }
        compare(old.content, new.content)
        if old.background != new.background {
            changes = []
            addChange(new.bounds)
        }
    }

    /// Compares two parts with an explicit stack instead of recursion.
    private mutating func compare(_ old: FramePart, _ new: FramePart) {
        if old !== new { comparePair(old, new) }
        while let (old, new) = pending.popLast() {
            var matching = PartMatching(old.parts, new.parts)
            while let (before, now) = matching.nextGap() { compareGap(old.parts[before], new.parts[now]) }
        }
    }

    /// Compares parts that lie between two shared ones.
    private mutating func compareGap(_ old: ArraySlice<FramePart>, _ new: ArraySlice<FramePart>) {
        let pairs = zip(old.indices, new.indices)
        if old.count == new.count, pairs.allSatisfy({ old[$0].parts.isEmpty == new[$1].parts.isEmpty }) {
            // With the same number of parts of the same form on both sides, presumably each replaces its counterpart.
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
        for part in old { earlierParts += part.leaves }
        let leaves = new.flatMap { $0.leaves }
        let first = partners.count
        items.compare(ItemList(earlierParts[firstEarlier...]), ItemList(leaves[...]), partners: &partners)
        for change in items.changes { addChange(change) }
        add(leaves, firstEarlier: firstEarlier, firstPartner: first)
    }

    private mutating func addWithoutPartners(_ leaves: [FramePart]) {
        for part in leaves { partners += repeatElement(-1, count: part.items.count) }
        add(leaves, firstEarlier: 0, firstPartner: 0)
    }

    private mutating func add(_ leaves: [FramePart], firstEarlier: Int, firstPartner: Int) {
        var first = firstPartner
        for part in leaves {
            newParts.append(NewPart(part: part, earlier: firstEarlier..<earlierParts.count, firstPartner: first))
            first += part.items.count
        }
    }

    private mutating func addChange(_ rect: PixelRect) {
        let seen = rect.intersection(bounds)
        if !seen.isEmpty, changes.last != seen { changes.append(seen) }
    }
}
