import LaminaPrimitives
import LaminaScene

/// A part of a frame, made ready for every tile; kept with the part.
final class PreparedPart: Sendable {
    /// One for each item of the part.
    let items: [PreparedItem]
    let places: [GroupStructure.Place]
    /// For each item the pixels that it may change in the picture of the frame: its bounds inside those of all groups around it.
    let visible: [PixelRect]
    /// For each item how many scratch pictures its groups, and itself if it is one, need at once: groups that hold only groups need none.
    let scratchDepths: [Int32]

    /// - Parameter places: Those of the items in their part.
    init(_ items: [PreparedItem], _ places: [GroupStructure.Place]) {
        self.items = items
        self.places = places
        visible = Self.visible(items, places)
        scratchDepths = Self.scratchDepths(items, places)
    }

    private static func visible(_ items: [PreparedItem], _ places: [GroupStructure.Place]) -> [PixelRect] {
        var visible: [PixelRect] = []
        visible.reserveCapacity(items.count)
        for (item, place) in zip(items, places) {
            visible.append(place.group < 0 ? item.bounds : item.bounds.intersection(visible[Int(place.group)]))
        }
        return visible
    }

    private static func scratchDepths(_ items: [PreparedItem], _ places: [GroupStructure.Place]) -> [Int32] {
        var depths = Array(repeating: Int32(0), count: places.count)
        for (item, place) in zip(items, places) where place.group >= 0 && !item.isGroup { depths[Int(place.group)] = 1 }
        // Now an entry says what the item itself adds. A group stands before its items, so that its sum is known before theirs.
        for (index, place) in places.enumerated() where place.group >= 0 { depths[index] += depths[Int(place.group)] }
        return depths
    }
}

extension FramePart {
    /// What was made of the part, which holds items; nil when nothing was yet.
    var prepared: PreparedPart? { memo.value(as: PreparedPart.self) }
}
