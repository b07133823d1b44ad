import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Makes new parts of a frame ready, keeping what is drawn as in the parts before them; keeps its memory from frame to frame.
struct PartPreparation {
    /// Where an item stands among those of all drafts.
    struct Place: Sendable {
        let draft: Int
        let item: Int
    }

    private let pool: WorkerPool
    private let pictures: GroupPictures
    private let exchanges = Guarded(0)
    private var drafts: [Draft] = []
    /// The items that have to be made.
    private var fresh: [Place] = []
    /// Those among them that are shadows of items.
    private var shadows: [Place] = []
    /// The groups that show what they have shown before, and have no picture yet.
    private var repeated: [Place] = []

    /// - Parameter pictures: Nobody else uses them.
    init(_ pool: WorkerPool, _ pictures: GroupPictures) {
        self.pool = pool
        self.pictures = pictures
    }

    /// Makes parts ready that are not yet.
    ///
    /// - Parameter grid: The tiles in which the casters of shadows are drawn.
    mutating func prepare(_ comparison: borrowing FrameComparison, grid: TileGrid) {
        pictures.beginFrame()
        for new in comparison.newParts where new.part.prepared == nil { add(new, of: comparison) }
        makeFresh()
        for draft in drafts { draft.settle() }
        if !shadows.isEmpty { ShadowPreparation(drafts: drafts, shadows: shadows, pool: pool).prepare(grid: grid) }
        if !repeated.isEmpty { addPictures(grid: grid) }
        for draft in drafts { draft.part.memo.keep(draft.prepared) }
        forget()
    }

    /// Makes what cannot be taken over, on all threads.
    private func makeFresh() {
        let work = ItemsWork(places: fresh, drafts: drafts, ramps: pool.ramps, exchanges: exchanges)
        pool.run(count: work.count, work)
    }

    private mutating func forget() {
        drafts.removeAll(keepingCapacity: true)
        fresh.removeAll(keepingCapacity: true)
        shadows.removeAll(keepingCapacity: true)
        repeated.removeAll(keepingCapacity: true)
    }

    /// Takes over what a new part has in common with those before it, and notes what has to be made.
    private mutating func add(_ new: FrameComparison.NewPart, of comparison: borrowing FrameComparison) {
        let draft = Draft(new.part)
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
        let place = Place(draft: drafts.count - 1, item: index)
        fresh.append(place)
        if item.content.isShadowOfItems { shadows.append(place) }
    }

    /// - Returns: Whether the group has a picture.
    private mutating func takePicture(of group: Int, _ draft: Draft) -> Bool {
        switch pictures.ask(for: draft.items(of: group)) {
        case .new: return false
        case .again:
            repeated.append(Place(draft: drafts.count - 1, item: group))
            return false
        case .picture(let picture, let shift):
            draft.compose(group, by: picture, moved: shift)
            return true
        }
    }

    /// Draws pictures of the groups that are worth one, on all threads.
    private func addPictures(grid: TileGrid) {
        let made = repeated.compactMap { place in
            pictures.makePicture(of: drafts[place.draft].items(of: place.item)).map { (draft: drafts[place.draft], group: place.item, picture: $0) }
        }
        pool.run(count: made.count) { scratch, index in
            made[index].picture.draw(made[index].draft.prepared, group: made[index].group, grid: grid, scratch)
        }
        for (draft, group, picture) in made {
            draft.compose(group, by: picture, moved: .none)
            draft.settle()
        }
    }
}
