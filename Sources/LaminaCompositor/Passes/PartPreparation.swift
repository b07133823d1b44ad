import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Prepares the new parts of a frame for drawing and reuses unchanged items of the previous frame.
///
/// Keeps its memory from frame to frame.
struct PartPreparation {
    /// The position of an item: the index of its draft and its index in the draft's part.
    struct ItemIndex: Sendable {
        let draft: Int
        let item: Int
    }

    private let pool: WorkerPool
    private let pictures: GroupPictures
    private let exchanges = Guarded(0)
    private var drafts: [PartDraft] = []
    /// The items that cannot be reused and must be prepared.
    private var fresh: [ItemIndex] = []
    /// The items in `fresh` that are shadows of other items.
    private var shadows: [ItemIndex] = []
    /// The groups that were drawn before in the same form and have no picture yet.
    private var repeated: [ItemIndex] = []

    /// - Parameter pictures: The cache of group pictures, used by nothing else.
    init(_ pool: WorkerPool, _ pictures: GroupPictures) {
        self.pool = pool
        self.pictures = pictures
    }

    /// Prepares every new part that is not prepared yet.
    ///
    /// - Parameter grid: Gives the size of the tiles in which the casters of shadows and the group pictures are drawn.
    mutating func prepare(_ comparison: borrowing FrameComparison, grid: TileGrid) {
        pictures.beginFrame()
        for new in comparison.newParts where new.part.prepared == nil { add(new, of: comparison) }
        makeFresh()
        for draft in drafts { draft.updateLayout() }
        if !shadows.isEmpty { ShadowPreparation(drafts: drafts, shadows: shadows, pool: pool).prepare(grid: grid) }
        if !repeated.isEmpty { addPictures(grid: grid) }
        for draft in drafts { draft.part.memo.keep(draft.prepared) }
        forget()
    }

    /// Prepares the items that could not be reused, on all threads.
    private func makeFresh() {
        let work = ItemsWork(indices: fresh, drafts: drafts, ramps: pool.ramps, exchanges: exchanges)
        pool.run(count: work.count, work)
    }

    private mutating func forget() {
        drafts.removeAll(keepingCapacity: true)
        fresh.removeAll(keepingCapacity: true)
        shadows.removeAll(keepingCapacity: true)
        repeated.removeAll(keepingCapacity: true)
    }

    /// Copies the items that a new part shares with the previous frame, and collects those that must be prepared.
    private mutating func add(_ new: FrameComparison.NewPart, of comparison: borrowing FrameComparison) {
        let draft = PartDraft(new.part)
        drafts.append(draft)
        var earlier = EarlierItems(comparison.earlierParts, new.earlier)
        let items = draft.part.items
        var index = 0
        while index < items.count {
            if items[index].content.isGroup, draft.mayBeComposed(index), takePicture(of: index, draft) {
                index = draft.range(of: index).upperBound
                continue
            }
            let partner = Int(comparison.partners[new.firstPartner + index])
            if !earlier.copy(partner, to: &draft.prepared.items[index], pool.coverages) { addFresh(items[index], at: index) }
            index += 1
        }
    }

    private mutating func addFresh(_ item: DrawItem, at index: Int) {
        let position = ItemIndex(draft: drafts.count - 1, item: index)
        fresh.append(position)
        if item.content.isShadowOfItems { shadows.append(position) }
    }

    /// Replaces the group by its cached picture, if there is one, or else notes whether a picture is worth making.
    ///
    /// - Returns: True when the group is drawn from a picture.
    private mutating func takePicture(of group: Int, _ draft: PartDraft) -> Bool {
        switch pictures.lookUp(draft.items(of: group)) {
        case .new: return false
        case .seenBefore:
            repeated.append(ItemIndex(draft: drafts.count - 1, item: group))
            return false
        case .picture(let picture, let shift):
            draft.compose(group, by: picture, moved: shift)
            return true
        }
    }

    /// Draws pictures of the repeated groups, on all threads, and uses them in this frame already.
    private func addPictures(grid: TileGrid) {
        let made = repeated.compactMap { index in
            pictures.makePicture(of: drafts[index.draft].items(of: index.item)).map { (draft: drafts[index.draft], group: index.item, picture: $0) }
        }
        pool.run(count: made.count) { scratch, index in
            made[index].picture.draw(made[index].draft.prepared, group: made[index].group, grid: grid, scratch)
        }
        for (draft, group, picture) in made {
            draft.compose(group, by: picture, moved: .none)
            draft.updateLayout()
        }
    }
}
