import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Caches the pictures of groups that are drawn repeatedly: while they fade or move, or because something beside them changes.
///
/// The cache changes no pixel: a picture has exactly the bytes that drawing the group's items gives.
///
/// In go the items of a group in a new frame; out comes a picture with the whole pixels by which it is moved, or the advice to make one. A group
/// costs memory only when it repeats:
///
///     frame 1   new           drawn item by item; its items are stored as a key
///     frame 2   seenBefore    a picture is drawn and used
///     frame 3   picture       composited with the group's present opacity and clip
///
/// The key is a *form*: the group's items without opacity and clip of the group itself, and without whole pixels of position. So a card that fades,
/// or scrolls by whole pixels, keeps its form, and one that scrolls by half a pixel alternates between two. Items are compared field by field, which
/// costs less than preparing one of them.
///
///     card at y = 100.0, 100.5, 101.0, 101.5    forms a, b, a, b    two pictures, from the third and fourth frame on
///
/// 150 such cards with gradient, shadow and text take 2.7 ms a frame. With an eased scroll each frame has another fraction of a pixel, no form
/// repeats, and they take 9.6 ms (S5 in Documentation/Performance.md). With one form for each group instead of four, the first scroll
/// takes 2.5 times as long.
///
/// An entry that no frame looks up for 8 to 16 frames is evicted. At 96 MiB no further pictures are made until some are evicted. Pictures are packed:
/// clear pixels take no memory, a run of equal pixels stores one, and a black shadow stores its alphas. A card needs a fifth of its bytes.
///
/// Groups inside groups, with a blend mode, with more than 1,024 items, or beside backdrops have no picture of their own.
///
/// Rejected: pictures that are sampled between pixels, as graphics processors do, because text would be blurred. Evicting the least recently used
/// picture for a new one, because a film that needs a little more than 96 MiB would make all of its pictures again in each frame.
final class GroupPictures {
    /// The result of a lookup in the cache.
    enum Lookup {
        /// The picture shows this group when it is moved by the shift.
        case picture(GroupPicture, PixelShift)
        /// The group was drawn in this form before, without a picture; from the second time on a picture is worth its memory.
        case seenBefore
        /// The group has not been seen before in this form.
        case new
    }

    /// One cached form of a group, with its picture once that exists.
    private struct Entry {
        let key: GroupKey
        var picture: GroupPicture?
    }

    /// The number of forms cached per group.
    ///
    /// A group may alternate between several subpixel positions, and each position is a form of its own.
    private static let mostForms = 4
    /// The length of a cache generation, in frames: an unused entry is evicted after one to two generations.
    private static let evictionPeriod = 8

    private let sizeLimit: Int
    /// The cached forms per layer, most recently used first.
    private var entries = RecentValues<LayerID, [Entry]>()
    private var frame = 0

    /// - Parameter sizeLimit: The most bytes that all pictures may take, 96 MiB by default. Beyond it no picture is made until others are evicted.
    init(sizeLimit: Int = 96 << 20) { self.sizeLimit = sizeLimit }

    /// The bytes that all pictures take.
    var size: Int { entries.cost }

    /// Begins a frame; evicts entries that have been unused for too long.
    func beginFrame() {
        frame += 1
        if frame.isMultiple(of: Self.evictionPeriod) { entries.beginGeneration() }
    }

    /// Looks up a group and caches its form if it is new.
    ///
    /// - Parameter items: The group's item, then its descendants.
    func lookUp(_ items: ArraySlice<DrawItem>) -> Lookup {
        guard let layer = items.first?.layer else { return .new }
        var forms = entries.value(for: layer) ?? []
        for index in forms.indices {
            guard let shift = forms[index].key.shift(to: items) else { continue }
            forms.insert(forms.remove(at: index), at: 0)
            keep(forms, for: layer)
            return forms[0].picture.map { .picture($0, shift) } ?? .seenBefore
        }
        if forms.count == Self.mostForms { forms.removeLast() }
        forms.insert(Entry(key: GroupKey(items), picture: nil), at: 0)
        keep(forms, for: layer)
        return .new
    }

    /// Returns an empty picture for a group that `lookUp(_:)` has seen; the caller draws it before it is shown.
    ///
    /// Nil when the size limit is reached, or when an equal group, such as another instance of a replicator, has a picture already.
    func makePicture(of items: ArraySlice<DrawItem>) -> GroupPicture? {
        guard let group = items.first, size + GroupPicture.size(of: group.bounds) <= sizeLimit,
            var forms = entries.value(for: group.layer), let index = forms.firstIndex(where: { $0.key.shift(to: items) != nil }),
            forms[index].picture == nil
        else { return nil }
        let picture = GroupPicture(group.bounds)
        forms[index] = Entry(key: GroupKey(items), picture: picture)
        keep(forms, for: group.layer)
        return picture
    }

    private func keep(_ forms: [Entry], for layer: LayerID) {
        entries.insert(forms, for: layer, cost: forms.reduce(0) { $0 + ($1.picture.map { $0.size } ?? 0) })
    }
}
