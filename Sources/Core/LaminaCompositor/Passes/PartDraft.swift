import LaminaPrimitives
import LaminaScene

/// A new frame part that is being prepared for drawing.
struct PartDraft: Sendable {
    let part: FramePart
    /// The prepared items, one per item of the part; those that are not prepared yet draw nothing.
    var items: [PreparedItem]

    init(_ part: FramePart) {
        self.part = part
        items = Array(repeating: .nothing, count: part.items.count)
    }

    /// The part with the items that are prepared so far.
    var prepared: PreparedPart { PreparedPart(items, part.nestings) }

    /// The indices of a group and its descendants.
    func range(of group: Int) -> Range<Int> { group..<Int(part.nestings[group].end) }

    /// The item of a group, then its descendants.
    func items(of group: Int) -> ArraySlice<DrawItem> { part.items[range(of: group)] }

    /// True when a group may be drawn from a cached picture: it is at the top level, has the normal blend
    /// mode and at most `GroupKey.mostItems` items.
    ///
    /// Other blend modes may change the backdrop even where the group is clear, and a part with backdrops depends on other parts.
    func mayBeComposed(_ index: Int) -> Bool {
        part.nestings[index].group < 0 && part.items[index].blend == .normal && !part.hasBackdrops
            && range(of: index).count <= GroupKey.mostItems
    }

    /// Replaces the items inside a filtered group, whose own item shows them.
    mutating func hideItems(ofFilter index: Int) {
        for index in range(of: index).dropFirst() { items[index] = .inPicture }
    }

    /// Replaces the items of a group by its picture.
    ///
    /// - Parameter shift: The shift from the picture's original position to the group's.
    mutating func compose(_ group: Int, by picture: GroupPicture, moved shift: PixelShift, _ clips: PreparedClips) {
        for index in range(of: group).dropFirst() { items[index] = .inPicture }
        items[group] = ItemPreparation(part.items[group], clips).composed(picture, moved: shift)
    }
}
