import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Prepares the new parts of one frame for drawing and reuses unchanged items of the previous frame.
struct PartPreparation {
    /// The position of an item: the index of its draft and its index in the draft's part.
    struct ItemIndex: Sendable, Hashable {
        let draft: Int
        let item: Int
    }

    /// The number of items that a thread prepares at a time.
    private static let chunk = 32

    private let pool: WorkerPool
    private let pictures: GroupPictures
    private let rasters: RasterPictures
    private let grid: TileGrid
    private let clips = PreparedClips()
    private var drafts: [PartDraft] = []
    /// The items that cannot be reused and must be prepared.
    private var fresh: [ItemIndex] = []
    /// The items in `fresh` that are shadows of other items or filtered groups.
    private var derived: [ItemIndex] = []
    /// The items in `fresh` that show rasterised layers, and the drawings of their finished pictures.
    private var rasterized: [ItemIndex: DrawContent] = [:]
    /// The groups that were drawn before in the same form and have no picture yet.
    private var repeated: [ItemIndex] = []

    /// - Parameter pictures: The cache of group pictures, used by nothing else.
    /// - Parameter rasters: The pictures of rasterised layers.
    /// - Parameter grid: The grid whose tile size is used to draw the casters of shadows and the group pictures.
    init(_ pool: WorkerPool, _ pictures: GroupPictures, _ rasters: RasterPictures, grid: TileGrid) {
        self.pool = pool
        self.pictures = pictures
        self.rasters = rasters
        self.grid = grid
    }

    /// Updates the prepared parts from the previous frame to the new one.
    mutating func update(_ parts: inout PreparedParts, for comparison: FrameComparison) {
        pictures.beginFrame()
        for new in comparison.newParts where !parts.use(new.part) { add(new, comparison, parts) }
        // Shadows and filters draw prepared items, and group pictures draw both, so they follow in this order.
        prepareFresh()
        if !derived.isEmpty { DerivedPreparation(derived: derived, pool: pool, clips: clips, grid: grid).prepare(&drafts) }
        if !repeated.isEmpty { addPictures() }
        for draft in drafts { parts.insert(draft.prepared, of: draft.part) }
        // After `use`: a part that has moved within the frame is an earlier part and a new one, and must not be released in between.
        for part in comparison.earlierParts { parts.release(part) }
    }

    /// Copies the items that a new part shares with the previous frame, and collects those that must be prepared.
    private mutating func add(_ new: FrameComparison.NewPart, _ comparison: FrameComparison, _ parts: PreparedParts) {
        var draft = PartDraft(new.part)
        var earlier = EarlierItems(comparison.earlierParts[new.earlier], parts)
        let items = new.part.items
        var index = 0
        while index < items.count {
            if items[index].content.isGroup, draft.mayBeComposed(index), takePicture(of: index, &draft) {
                index = draft.range(of: index).upperBound
                continue
            }
            if let item = earlier.item(Int(comparison.partners[new.firstPartner + index])) {
                draft.items[index] = item
                if items[index].content.isFiltered {
                    draft.hideItems(ofFilter: index)
                    index = draft.range(of: index).upperBound
                    continue
                }
            } else {
                addFresh(items[index], at: index)
            }
            index += 1
        }
        drafts.append(draft)
    }

    /// - Parameter index: The item's index in the part that will be the next draft.
    private mutating func addFresh(_ item: DrawItem, at index: Int) {
        let position = ItemIndex(draft: drafts.count, item: index)
        fresh.append(position)
        if item.content.isDerived { derived.append(position) }
        if let raster = item.content.raster {
            let reduced = rasters.picture(of: raster, pool, grid: grid)
            rasterized[position] = .picture(raster.drawing(of: reduced.picture, scale: reduced.scale))
        }
    }

    /// Replaces the group by its cached picture, if there is one, or else notes whether a picture is worth making.
    ///
    /// - Returns: True when the group is drawn from a picture.
    private mutating func takePicture(of group: Int, _ draft: inout PartDraft) -> Bool {
        switch pictures.lookUp(draft.items(of: group)) {
        case .new: return false
        case .seenBefore:
            repeated.append(ItemIndex(draft: drafts.count, item: group))
            return false
        case .picture(let picture, let shift):
            draft.compose(group, by: picture, moved: shift, clips)
            return true
        }
    }

    /// Prepares the items that could not be reused, on all threads.
    private mutating func prepareFresh() {
        let (fresh, parts, ramps, clips, rasterized) = (fresh, drafts.map(\.part), pool.ramps, clips, rasterized)
        let chunks = pool.map(count: (fresh.count + Self.chunk - 1) / Self.chunk) { index, scratch in
            var recent = RecentShapes()
            return fresh.dropFirst(index * Self.chunk).prefix(Self.chunk).map { position in
                var item = parts[position.draft].items[position.item]
                if !rasterized.isEmpty, let content = rasterized[position] { item.content = content }
                return ItemPreparation(item, clips).prepared(&scratch.rasterizer, ramps, &recent)
            }
        }
        for (position, item) in zip(fresh, chunks.joined()) { drafts[position.draft].items[position.item] = item }
    }

    /// Draws pictures of the repeated groups, on all threads, and uses them in this frame already.
    private mutating func addPictures() {
        let (grid, prepared) = (grid, Set(repeated.map(\.draft)).reduce(into: [:]) { $0[$1] = drafts[$1].prepared })
        let made = repeated.compactMap { index in
            pictures.makePicture(of: drafts[index.draft].items(of: index.item)).map { (index: index, picture: $0) }
        }
        pool.run(count: made.count) { number, scratch in
            let (index, picture) = made[number]
            if let part = prepared[index.draft] { picture.draw(part, group: index.item, grid: grid, scratch) }
        }
        for (index, picture) in made { drafts[index.draft].compose(index.item, by: picture, moved: .none, clips) }
    }
}
