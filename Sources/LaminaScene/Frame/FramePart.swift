package import LaminaPrimitives

/// An immutable run of draw items, which frames share as long as the layers in it do not change.
///
/// `@unchecked Sendable`: the stored variables are written only before the part becomes part of its first frame.
package final class FramePart: @unchecked Sendable {
    private struct Stored {
        var items: [DrawItem] = []
        var nestings: [GroupStructure.Nesting] = []
        var parts: [FramePart] = []
        var bounds = PixelRect.empty
    }

    // Run-time exclusivity checks are off, because each part is read several times per frame; the builder never writes a part that others can read.
    @safe @exclusivity(unchecked) private var stored = Stored()

    /// The part's own items, back to front, with complete groups and shadows; empty if the part consists of other parts.
    package var items: [DrawItem] { stored.items }
    /// The nesting of each of the part's own items.
    package var nestings: [GroupStructure.Nesting] { stored.nestings }
    /// The parts that this part consists of, back to front, at least two; empty if it has items.
    package var parts: [FramePart] { stored.parts }
    /// A rectangle that contains every pixel the items may change.
    package var bounds: PixelRect { stored.bounds }
    /// The compositor's cache for this part.
    package let memo = Memo()

    /// Creates a part without items.
    init() {}

    /// Creates a part from items.
    ///
    /// - Parameter items: The items, back to front.
    package convenience init(_ items: [DrawItem]) {
        self.init()
        var items = items
        fill(with: &items)
    }

    /// The parts that hold items, back to front; this part itself if it holds items.
    package var leaves: [FramePart] {
        var leaves: [FramePart] = []
        appendLeaves(to: &leaves)
        return leaves
    }

    func appendLeaves(to leaves: inout [FramePart]) {
        guard !parts.isEmpty else { return leaves.append(self) }
        var pending = parts.reversed() as [FramePart]
        while let part = pending.popLast() {
            if part.parts.isEmpty { leaves.append(part) } else { pending += part.parts.reversed() }
        }
    }
}

// Mutation, before any other object refers to the part.
extension FramePart {
    /// Takes over the items, and hands the part's empty array with its capacity back in exchange.
    ///
    /// - Parameter items: The items, back to front; empty afterwards.
    func fill(with items: inout [DrawItem]) {
        swap(&stored.items, &items)
        GroupStructure.append(nestingsOf: stored.items, to: &stored.nestings)
        for item in stored.items { stored.bounds = bounds.union(item.bounds) }
    }

    /// Makes this a part of other parts.
    ///
    /// - Parameter parts: At least two parts, back to front.
    func fill(with parts: ArraySlice<FramePart>) {
        stored.parts.append(contentsOf: parts)
        for part in parts { stored.bounds = bounds.union(part.bounds) }
    }

    /// Removes all items and parts but keeps the capacity of the arrays.
    func empty() {
        stored.items.removeAll(keepingCapacity: true)
        stored.nestings.removeAll(keepingCapacity: true)
        stored.parts.removeAll(keepingCapacity: true)
        stored.bounds = .empty
        memo.invalidate()
    }
}
