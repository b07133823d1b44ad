import LaminaPrimitives
import LaminaScene

/// A frame, made ready for every tile.
struct PreparedFrame: Sendable {
    let bounds: PixelRect
    let background: Pixel
    /// One for each item of the frame.
    var items: [PreparedItem]
    let places: [GroupStructure.Place]
    /// For each item the pixels that it may change in the picture of the frame: its bounds inside those of all groups around it.
    let visible: [PixelRect]

    /// For each item how many scratch pictures its groups, and itself if it is one, need at once: groups that hold only groups need none.
    let scratchDepths: [Int32]

    init(_ frame: Frame, items: [PreparedItem], places: [GroupStructure.Place]) {
        bounds = frame.bounds
        background = frame.background.pixel
        self.items = items
        self.places = places
        visible = Self.visible(frame, items, places)
        scratchDepths = Self.scratchDepths(frame, places)
    }

    private static func visible(_ frame: Frame, _ items: [PreparedItem], _ places: [GroupStructure.Place]) -> [PixelRect] {
        var visible: [PixelRect] = []
        visible.reserveCapacity(items.count)
        for (item, place) in zip(items, places) {
            let around = place.group < 0 ? frame.bounds : visible[Int(place.group)]
            visible.append(item.bounds.intersection(around))
        }
        return visible
    }

    private static func scratchDepths(_ frame: Frame, _ places: [GroupStructure.Place]) -> [Int32] {
        var depths = Array(repeating: Int32(0), count: places.count)
        for (index, place) in places.enumerated() where place.group >= 0 && !frame.items[index].content.isGroup {
            depths[Int(place.group)] = 1
        }
        // Now an entry says what the item itself adds. A group stands before its items, so that its sum is known before theirs.
        for (index, place) in places.enumerated() where place.group >= 0 { depths[index] += depths[Int(place.group)] }
        return depths
    }
}
