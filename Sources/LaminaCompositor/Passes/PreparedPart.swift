import LaminaPrimitives
import LaminaScene

/// A frame part that is ready to be drawn in every tile; cached in the part's memo.
///
/// `@unchecked Sendable`: only `PartPreparation` writes it, before a tile is drawn. Its worker threads write items under the lock in `ItemsWork`.
final class PreparedPart: @unchecked Sendable {
    // Exclusivity is not checked at run time for either field, since `PartPreparation` never writes while tiles are drawn.
    /// The prepared items, one per item of the part.
    @safe @exclusivity(unchecked) var items = StableBuffer<PreparedItem>()
    /// Values derived from the items, one per item.
    @safe @exclusivity(unchecked) private var layout = ItemLayout()

    /// Creates a part without items.
    init() {}

    /// Recomputes the layout from the items, which must be complete.
    ///
    /// - Parameter nestings: The nesting of the items in their part.
    func updateLayout(_ nestings: [GroupStructure.Nesting]) { layout.updateLayout(items.elements, nestings) }

    /// A read-only view for drawing tiles.
    ///
    /// It is valid while the part is retained and not changed.
    var view: View {
        View(
            items: items.elements, nestings: layout.nestings.elements, visible: layout.visible.elements,
            scratchDepths: layout.scratchDepths.elements)
    }

    /// A read-only view of a prepared part's buffers.
    struct View: Sendable {
        let items: StableBuffer<PreparedItem>.Elements
        /// The nesting of the items in their part.
        let nestings: StableBuffer<GroupStructure.Nesting>.Elements
        /// The pixels of the frame that each item may change: its bounds intersected with those of all enclosing groups.
        let visible: StableBuffer<PixelRect>.Elements
        /// The number of nested scratch pictures needed to draw each item: one per enclosing group, and one for a group itself.
        ///
        /// Groups that directly hold only groups need none.
        let scratchDepths: StableBuffer<Int32>.Elements
    }
}

extension FramePart {
    /// The cached preparation of the part, which must hold items; nil when there is none.
    var prepared: PreparedPart? { memo.value(as: PreparedPart.self) }
}
