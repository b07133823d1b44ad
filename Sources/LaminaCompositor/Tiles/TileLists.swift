import LaminaPrimitives
import LaminaScene

/// Where an item stands among those of a picture.
struct ItemPlace: Sendable, Hashable {
    /// Index of its part in `TileLists.views`.
    let part: Int
    /// Index in the part.
    let item: Int
}

/// The damaged tiles of a picture, each with the items that are seen in it.
struct TileLists: ~Copyable, Sendable {
    /// One item of a tile and where the next one above it stands; -1 for none.
    struct Link: Sendable, Hashable {
        /// Index in `views`.
        var part: Int32
        /// Index in the part.
        var item: Int32
        var next: Int32

        var place: ItemPlace { ItemPlace(part: Int(part), item: Int(item)) }
    }

    private(set) var tiles: [Tile] = []
    private(set) var links: [Link] = []
    /// The parts that items belong to.
    private var parts: [PreparedPart] = []
    /// What the parts are drawn from.
    private(set) var views: [PreparedPart.View] = []

    private var grid: TileGrid
    /// Where something may still be seen.
    private var area = PixelRect.empty
    /// For each tile of the grid that the damage may meet, by rows, where in `tiles` its parts begin; one more entry than tiles.
    private var slots: [Int32] = []
    private var window: (columns: Range<Int>, rows: Range<Int>) = (0..<0, 0..<0)
    /// Tiles that nothing hides yet.
    private var openCount = 0
    /// What is damaged of each tile of the window, while tiles are made.
    private var cells: [TileDamage] = []
    /// Parts that are still to be looked at.
    private var pending: [FramePart] = []

    /// No tiles.
    init() { grid = TileGrid(bounds: .empty, tileWidth: 1, tileHeight: 1) }

    /// Sorts some items of a part into tiles.
    ///
    /// - Parameters:
    ///   - range: The items that are looked at; groups among them with all that is inside.
    ///   - depth: How many groups are around them that are not drawn.
    ///   - damage: Rectangles that may overlap.
    init(_ part: PreparedPart, items range: Range<Int>, depth: Int32, grid: TileGrid, damage: [PixelRect]) {
        self.init()
        begin(grid, damage)
        add(part, range, depth: depth)
    }

    /// Sorts the items of a frame into tiles, and forgets the frame before; its parts are prepared.
    ///
    /// - Complexity: Looks at the items of those parts only that the damage meets.
    /// - Parameter damage: Rectangles that may overlap.
    mutating func sort(_ content: FramePart, grid: TileGrid, damage: [PixelRect]) {
        begin(grid, damage)
        // From the front, because then nothing beneath an opaque item is looked at.
        if content.bounds.intersects(area) { pending.append(content) }
        while openCount > 0, let part = pending.popLast() {
            let parts = part.parts
            // By the span, which counts no references of those that are passed over.
            let inner = parts.span
            for index in inner.indices where inner[index].bounds.intersects(area) { pending.append(inner[index]) }
            if parts.isEmpty, let prepared = part.prepared { add(prepared, prepared.items.indices, depth: 0) }
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// Lets go of the items.
    mutating func forget() {
        tiles.removeAll(keepingCapacity: true)
        links.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        views.removeAll(keepingCapacity: true)
    }

    private mutating func begin(_ grid: TileGrid, _ damage: [PixelRect]) {
        forget()
        self.grid = grid
        area = damage.reduce(PixelRect.empty) { $0.union($1) }.intersection(grid.bounds)
        window = grid.tiles(meeting: area)
        addTiles(damage)
        openCount = tiles.count
    }

    /// Puts items beneath those that were added before; each list grows at its lower end.
    private mutating func add(_ part: PreparedPart, _ range: Range<Int>, depth: Int32) {
        let number = Int32(parts.count)
        parts.append(part)
        let view = part.view
        views.append(view)
        for index in range.reversed() {
            let visible = view.visible[index].intersection(area)
            if visible.isEmpty { continue }
            let meeting = grid.tiles(meeting: visible)
            let isTopLevel = view.places[index].depth == depth
            for row in meeting.rows {
                let slot = slot(row, meeting.columns.lowerBound)
                for tile in Int(slots[slot])..<Int(slots[slot + meeting.columns.count]) {
                    guard !tiles[tile].hasOpaqueBottom, tiles[tile].region.intersects(visible) else { continue }
                    links.append(Link(part: number, item: Int32(index), next: tiles[tile].first))
                    tiles[tile].first = Int32(links.count - 1)
                    tiles[tile].depth = max(tiles[tile].depth, Int(view.scratchDepths[index]))
                    if isTopLevel, view.items[index].opaque.contains(tiles[tile].region) {
                        tiles[tile].hasOpaqueBottom = true
                        openCount -= 1
                    }
                }
            }
        }
    }

    /// Where a tile of the grid stands in `slots`.
    private func slot(_ row: Int, _ column: Int) -> Int {
        (row - window.rows.lowerBound) * window.columns.count + column - window.columns.lowerBound
    }

    /// Makes the damaged parts of tiles, in order of rows.
    private mutating func addTiles(_ damage: [PixelRect]) {
        cells.removeAll(keepingCapacity: true)
        cells.append(contentsOf: repeatElement(TileDamage(), count: window.rows.count * window.columns.count))
        for rect in damage {
            let meeting = grid.tiles(meeting: rect)
            for row in meeting.rows {
                for column in meeting.columns {
                    cells[slot(row, column)].add(grid.rect(column: column, row: row).intersection(rect))
                }
            }
        }
        slots.removeAll(keepingCapacity: true)
        for index in cells.indices {
            slots.append(Int32(tiles.count))
            for part in 0..<cells[index].count { tiles.append(Tile(region: cells[index][part])) }
        }
        slots.append(Int32(tiles.count))
    }
}
