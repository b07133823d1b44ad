import LaminaPrimitives
import LaminaScene

/// A part that is being made ready.
struct Draft: Sendable {
    let part: FramePart
    let prepared: PreparedPart

    /// A new part, with the memory of one that is gone if there is one.
    init(_ part: FramePart) {
        self.part = part
        prepared = part.memo.takeSpent(as: PreparedPart.self) ?? PreparedPart()
        prepared.items.resize(to: part.items.count, adding: { .nothing })
    }

    /// The indices of a group and of all that is inside.
    func range(of group: Int) -> Range<Int> { group..<Int(part.places[group].end) }

    /// The items of a group: its own, then all that is inside.
    func items(of group: Int) -> ArraySlice<DrawItem> { part.items[range(of: group)] }

    /// Whether a group is one by itself that is put on what is beneath by its alpha; others may change what is beneath where they show nothing.
    func mayBeComposed(_ index: Int) -> Bool {
        part.places[index].group < 0 && part.items[index].blend == .normal
            && range(of: index).count <= GroupForm.mostItems
    }

    /// Draws a group by its picture.
    ///
    /// - Parameter shift: From where the picture was made to where the group stands.
    func compose(_ group: Int, by picture: GroupPicture, moved shift: PixelShift) {
        for index in range(of: group).dropFirst() { prepared.items[index] = .inPicture }
        prepared.items[group] = ItemPreparation(part.items[group]).composed(picture, moved: shift)
    }

    /// Finds out what follows from the items that are ready.
    func settle() { prepared.settle(part.places) }
}
