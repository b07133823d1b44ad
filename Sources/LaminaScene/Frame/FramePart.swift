package import LaminaPrimitives

/// A stretch of a frame's items; never changes while it is in a frame, and frames share it as long as the layers in it do not change.
///
/// `@unchecked Sendable`: the stored variables are written while nobody else has the part, before it comes into its first frame.
package final class FramePart: @unchecked Sendable {
    /// Its own items, back to front, groups and shadows among them with all that they need; none when it is made of parts.
    package private(set) var items: [DrawItem] = []
    /// The places of its own items.
    package private(set) var places: [GroupStructure.Place] = []
    /// What it is made of, back to front, at least two; none when it holds items.
    package private(set) var parts: [FramePart] = []
    /// Every pixel that its items may change.
    package private(set) var bounds = PixelRect.empty
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
        swap(&self.items, &items)
        GroupStructure.append(placesOf: self.items, to: &places)
        for item in self.items { bounds = bounds.union(item.bounds) }
    }

    /// - Parameter parts: Back to front; at least two.
    func fill(with parts: ArraySlice<FramePart>) {
        self.parts.append(contentsOf: parts)
        for part in parts { bounds = bounds.union(part.bounds) }
    }

    /// Makes it a part without items that keeps its memory.
    func empty() {
        items.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        bounds = .empty
        memo.spend()
    }
}
