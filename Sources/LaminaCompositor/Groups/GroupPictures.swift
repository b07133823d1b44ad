import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Remembers pictures of groups that are drawn again and again: faded, moved, or beside something that changes.
///
/// What is seen does not depend on it: a picture has the bytes that its group's items give.
final class GroupPictures {
    /// What is known of a group.
    enum Answer {
        /// It shows what this picture shows, moved.
        case picture(GroupPicture, PixelShift)
        /// It has shown the same before: a picture would be worth its memory.
        case again
        /// It is new.
        case new
    }

    /// One form of a group, and its picture if there is one.
    private struct Entry {
        let form: GroupForm
        var picture: GroupPicture?
    }

    /// So many forms of one group are known: it may stand at different places between pixels in turn.
    private static let mostForms = 4
    /// What nobody has asked for in so many frames may go; twice as long, and it has gone.
    private static let patience = 8

    private let sizeLimit: Int
    /// For each layer the forms of its group, the one that was asked for last first.
    private var entries = RecentValues<LayerID, [Entry]>()
    private var frame = 0

    /// - Parameter sizeLimit: Beyond this many bytes no picture is made until others go.
    init(sizeLimit: Int = 96 << 20) { self.sizeLimit = sizeLimit }

    /// The bytes of all pictures.
    var size: Int { entries.cost }

    /// Another frame is drawn.
    func beginFrame() {
        frame += 1
        if frame.isMultiple(of: Self.patience) { entries.growOlder() }
    }

    /// What is known of a group, which is remembered.
    ///
    /// - Parameter items: The group's, then all that is inside.
    func ask(for items: ArraySlice<DrawItem>) -> Answer {
        guard let layer = items.first?.layer else { return .new }
        var forms = entries.value(for: layer) ?? []
        for index in forms.indices {
            guard let shift = forms[index].form.shift(to: items) else { continue }
            forms.insert(forms.remove(at: index), at: 0)
            keep(forms, for: layer)
            return forms[0].picture.map { .picture($0, shift) } ?? .again
        }
        if forms.count == Self.mostForms { forms.removeLast() }
        forms.insert(Entry(form: GroupForm(items), picture: nil), at: 0)
        keep(forms, for: layer)
        return .new
    }

    /// A picture for a group that was asked for, to be drawn before it is shown; nil when there is no memory left for it.
    func makePicture(of items: ArraySlice<DrawItem>) -> GroupPicture? {
        guard let group = items.first, size + GroupPicture.size(of: group.bounds) <= sizeLimit,
            var forms = entries.value(for: group.layer), let index = forms.firstIndex(where: { $0.form.shift(to: items) != nil })
        else { return nil }
        let picture = GroupPicture(group.bounds)
        forms[index] = Entry(form: GroupForm(items), picture: picture)
        keep(forms, for: group.layer)
        return picture
    }

    private func keep(_ forms: [Entry], for layer: LayerID) {
        entries.keep(forms, for: layer, cost: forms.reduce(0) { $0 + ($1.picture.map { $0.size } ?? 0) })
    }
}
