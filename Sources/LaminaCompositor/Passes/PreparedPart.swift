import LaminaPrimitives
import LaminaScene

/// A part of a frame, made ready for every tile; kept with the part.
///
/// `@unchecked Sendable`: written by `PartPreparation` alone, before a tile is drawn; what threads write meanwhile is behind its lock.
final class PreparedPart: @unchecked Sendable {
    /// One for each item of the part.
    var items: [PreparedItem] = []
    private(set) var places: [GroupStructure.Place] = []
    /// For each item the pixels that it may change in the picture of the frame: its bounds inside those of all groups around it.
    private(set) var visible: [PixelRect] = []
    /// For each item how many scratch pictures its groups, and itself if it is one, need at once: groups that hold only groups need none.
    private(set) var scratchDepths: [Int32] = []

    /// A part without items.
    init() {}

    /// - Parameter places: Those of the items in their part.
    convenience init(_ items: [PreparedItem], _ places: [GroupStructure.Place]) {
        self.init()
        self.items = items
        settle(places)
    }

    /// Finds out what follows from the items, which are all there.
    ///
    /// - Parameter places: Those of the items in their part.
    func settle(_ places: [GroupStructure.Place]) {
        // Not the array, whose memory the frame's part will need again.
        self.places.removeAll(keepingCapacity: true)
        self.places.append(contentsOf: places)
        findVisible()
        findScratchDepths()
    }

    private func findVisible() {
        visible.removeAll(keepingCapacity: true)
        visible.reserveCapacity(items.count)
        for index in items.indices {
            let (bounds, group) = (items[index].bounds, places[index].group)
            visible.append(group < 0 ? bounds : bounds.intersection(visible[Int(group)]))
        }
    }

    private func findScratchDepths() {
        scratchDepths.removeAll(keepingCapacity: true)
        scratchDepths.append(contentsOf: repeatElement(0, count: places.count))
        for index in items.indices where places[index].group >= 0 && !items[index].isGroup { scratchDepths[Int(places[index].group)] = 1 }
        // Now an entry says what the item itself adds. A group stands before its items, so that its sum is known before theirs.
        for index in places.indices where places[index].group >= 0 { scratchDepths[index] += scratchDepths[Int(places[index].group)] }
    }
}

extension FramePart {
    /// What was made of the part, which holds items; nil when nothing was yet.
    var prepared: PreparedPart? { memo.value(as: PreparedPart.self) }
}
