package import LaminaPrimitives

/// A stretch of a frame's items; never changes while it is in a frame, and frames share it as long as the layers in it do not change.
///
/// `@unchecked Sendable`: the stored variables are written while nobody else has the part, before it comes into its first frame.
package final class FramePart: @unchecked Sendable {
    private struct Stored {
        var items: [DrawItem] = []
        var places: [GroupStructure.Place] = []
        var parts: [FramePart] = []
        var bounds = PixelRect.empty
    }

    // Not checked for writing while somebody reads, which whoever writes rules out; every part is asked several times in a frame.
    @safe @exclusivity(unchecked) private var stored = Stored()

    /// Its own items, back to front, groups and shadows among them with all that they need; none when it is made of parts.
    package var items: [DrawItem] { stored.items }
    /// The places of its own items.
    package var places: [GroupStructure.Place] { stored.places }
    /// What it is made of, back to front, at least two; none when it holds items.
    package var parts: [FramePart] { stored.parts }
    /// Every pixel that its items may change.
    package var bounds: PixelRect { stored.bounds }
    /// What a compositor made of it.
    package let memo = Memo()

    /// A part without items.
    init() {}

    /// - Parameter items: Back to front.
    package convenience init(_ items: [DrawItem]) {
        self.init()
        var items = items
        fill(with: &items)
    }

    /// The parts that hold items, back to front, this one if it does.
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

// For whoever made the part, before anyone else has it.
extension FramePart {
    /// Takes items over and gives memory for others in return.
    ///
    /// - Parameter items: Back to front; empty afterwards.
    func fill(with items: inout [DrawItem]) {
        swap(&stored.items, &items)
        GroupStructure.append(placesOf: stored.items, to: &stored.places)
        for item in stored.items { stored.bounds = bounds.union(item.bounds) }
    }

    /// - Parameter parts: Back to front; at least two.
    func fill(with parts: ArraySlice<FramePart>) {
        stored.parts.append(contentsOf: parts)
        for part in parts { stored.bounds = bounds.union(part.bounds) }
    }

    /// Makes it a part without items that keeps its memory.
    func empty() {
        stored.items.removeAll(keepingCapacity: true)
        stored.places.removeAll(keepingCapacity: true)
        stored.parts.removeAll(keepingCapacity: true)
        stored.bounds = .empty
        memo.spend()
    }
}
