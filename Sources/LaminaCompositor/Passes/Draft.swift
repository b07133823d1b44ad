import LaminaPrimitives
import LaminaScene

/// A part that is being made ready: what it takes over from the parts before it, and what has to be made.
struct Draft: Sendable {
    let part: FramePart
    let items: [DrawItem]
    let places: [GroupStructure.Place]
    /// What is ready; nothing where an item has to be made.
    private(set) var kept: [PreparedItem] = []
    /// The indices of the others.
    private(set) var fresh: [Int] = []
    /// The groups that show what they have shown before, and have no picture yet.
    private(set) var repeated: [Int] = []

    init(_ new: FrameComparison.NewPart, _ pictures: GroupPictures) {
        part = new.part
        items = new.part.ownItems
        places = new.part.ownPlaces
        kept.reserveCapacity(items.count)
        let earlier = new.earlier.flatMap { $0.prepared?.items ?? [] }
        var index = 0
        while index < items.count {
            if mayBeComposed(index), takePicture(of: index, pictures) {
                index = kept.count
                continue
            }
            take(new.kept[new.kept.startIndex + index], of: earlier)
            index += 1
        }
    }

    /// The indices of the new shadows of items.
    var shadows: [Int] { fresh.filter { items[$0].content.isShadowOfItems } }

    /// The indices of a group and of all that is inside.
    func range(of group: Int) -> Range<Int> { group..<Int(places[group].end) }

    /// A group by itself that is put on what is beneath by its alpha; others may change what is beneath where they show nothing.
    private func mayBeComposed(_ index: Int) -> Bool {
        items[index].content.isGroup && places[index].group < 0 && items[index].blend == .normal
            && range(of: index).count <= GroupForm.mostItems
    }

    /// - Returns: Whether the group has a picture.
    private mutating func takePicture(of group: Int, _ pictures: GroupPictures) -> Bool {
        switch pictures.ask(for: items[range(of: group)]) {
        case .new: return false
        case .again:
            repeated.append(group)
            return false
        case .picture(let picture, let shift):
            kept.append(ItemPreparation(items[group]).composed(picture, moved: shift))
            kept += repeatElement(.inPicture, count: range(of: group).count - 1)
            return true
        }
    }

    /// Takes over what was made for an equal item.
    ///
    /// - Parameter partner: Index of that item, or -1.
    private mutating func take(_ partner: Int32, of earlier: [PreparedItem]) {
        if partner >= 0, Int(partner) < earlier.count, !earlier[Int(partner)].isComposed {
            kept.append(earlier[Int(partner)])
        } else {
            fresh.append(kept.count)
            kept.append(.nothing)
        }
    }
}
