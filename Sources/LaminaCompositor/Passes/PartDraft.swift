import LaminaPrimitives
import LaminaScene

/// A new frame part that is being prepared for drawing.
struct PartDraft: Sendable {
    let part: FramePart
    let prepared: PreparedPart

    /// Starts the preparation of a part.
    ///
    /// Reuses the memory of an outdated preparation, if the part has one.
    init(_ part: FramePart) {
        self.part = part
        prepared = part.memo.takeInvalidated(as: PreparedPart.self) ?? PreparedPart()
        prepared.items.resize(to: part.items.count, adding: { .nothing })
    }

    /// The indices of a group and its descendants.
    func range(of group: Int) -> Range<Int> { group..<Int(part.nestings[group].end) }

    /// The item of a group, then its descendants.
    func items(of group: Int) -> ArraySlice<DrawItem> { part.items[range(of: group)] }

    /// True when a group may be drawn from a cached picture: it is at the top level, has the normal blend
    /// mode and at most `GroupKey.mostItems` items.
    ///
    /// Other blend modes may change the backdrop even where the group is clear.
    func mayBeComposed(_ index: Int) -> Bool {
        part.nestings[index].group < 0 && part.items[index].blend == .normal
            && range(of: index).count <= GroupKey.mostItems
    }

    /// Replaces the items of a group by its picture.
    ///
    /// - Parameter shift: The shift from the picture's original position to the group's.
    func compose(_ group: Int, by picture: GroupPicture, moved shift: PixelShift) {
        for index in range(of: group).dropFirst() { prepared.items[index] = .inPicture }
        prepared.items[group] = ItemPreparation(part.items[group]).composed(picture, moved: shift)
    }

    /// Updates the layout after the part's prepared items have changed.
    func updateLayout() { prepared.updateLayout(part.nestings) }
}
