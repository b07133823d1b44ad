import LaminaPrimitives
import LaminaScene

/// A part of a frame, made ready for every tile; kept with the part.
///
/// `@unchecked Sendable`: written by `PartPreparation` alone, before a tile is drawn; what threads write meanwhile is behind its lock.
final class PreparedPart: @unchecked Sendable {
    // Neither is checked for writing while somebody reads, for the same reason.
    /// One for each item of the part.
    @safe @exclusivity(unchecked) var items = Column<PreparedItem>()
    /// What follows from the items, one for each.
    @safe @exclusivity(unchecked) private var layout = ItemLayout()

    /// A part without items.
    init() {}

    /// Finds out what follows from the items, which are all there.
    ///
    /// - Parameter places: Those of the items in their part.
    func settle(_ places: [GroupStructure.Place]) { layout.settle(items.elements, places) }

    /// What tiles are drawn from: for as long as the part is held, and not made anew.
    var view: View {
        View(
            items: items.elements, places: layout.places.elements, visible: layout.visible.elements,
            scratchDepths: layout.scratchDepths.elements)
    }

    /// The columns of a part that somebody else holds.
    struct View: Sendable {
        let items: Column<PreparedItem>.Elements
        /// Those of the items in their part.
        let places: Column<GroupStructure.Place>.Elements
        /// For each item the pixels that it may change in the picture of the frame: its bounds inside those of all groups around it.
        let visible: Column<PixelRect>.Elements
        /// For each item how many scratch pictures its groups, and itself if it is one, need at once: groups that hold only groups need none.
        let scratchDepths: Column<Int32>.Elements
    }
}

extension FramePart {
    /// What was made of the part, which holds items; nil when nothing was yet.
    var prepared: PreparedPart? { memo.value(as: PreparedPart.self) }
}
