package import LaminaPrimitives

/// A stretch of a frame's items; never changes, and frames share it as long as the layers in it do not.
package final class FramePart: Sendable {
    package enum Content: Sendable {
        /// Groups and shadows among them with all that they need.
        case items([DrawItem], GroupStructure)
        /// Back to front; at least two.
        case parts([FramePart])
    }

    package let content: Content
    /// Every pixel that its items may change.
    package let bounds: PixelRect
    /// What a compositor made of it.
    package let memo = Memo()

    /// - Parameter items: Back to front.
    package init(_ items: [DrawItem]) {
        content = .items(items, GroupStructure(items))
        bounds = items.reduce(.empty) { $0.union($1.bounds) }
    }

    private init(_ parts: [FramePart]) {
        content = .parts(parts)
        bounds = parts.reduce(.empty) { $0.union($1.bounds) }
    }

    /// One part for several; a single one stays itself.
    package static func joining(_ parts: [FramePart]) -> FramePart {
        switch parts.count {
        case 0: FramePart([DrawItem]())
        case 1: parts[0]
        default: FramePart(parts)
        }
    }

    /// The parts that hold items, back to front, this one if it does.
    package var leaves: [FramePart] {
        var leaves: [FramePart] = []
        var pending = [self]
        while let part = pending.popLast() {
            switch part.content {
            case .items: leaves.append(part)
            case .parts(let parts): pending += parts.reversed()
            }
        }
        return leaves
    }

    /// Its own items; none when it is made of parts.
    package var ownItems: [DrawItem] {
        if case .items(let items, _) = content { items } else { [] }
    }

    /// The places of its own items.
    package var ownPlaces: [GroupStructure.Place] {
        if case .items(_, let structure) = content { structure.places } else { [] }
    }

    /// The parts that it is made of; none when it holds items.
    var parts: [FramePart] {
        if case .parts(let parts) = content { parts } else { [] }
    }
}
