import LaminaScene

/// A frame part that is ready to be drawn in every tile.
///
/// A class, because tiles refer to it for every item: copying its arrays there took a tenth of a small frame.
final class PreparedPart: Sendable {
    /// The prepared items, one per item of the part.
    let items: [PreparedItem]
    /// The facts about each item that tiles need, in the order of `items`.
    let layout: [ItemLayout]

    init(_ items: [PreparedItem], _ nestings: [GroupStructure.Nesting]) {
        self.items = items
        layout = ItemLayout.layout(of: items, nestings)
    }
}
