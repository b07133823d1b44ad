import LaminaPrimitives
import LaminaScene

/// The position of an item in a picture.
struct ItemPlace: Sendable, Hashable {
    /// The index of its part in `TileLists.parts`.
    let part: Int
    /// The index of the item in that part.
    let item: Int
}

/// The damaged tiles of a picture, each with a linked list of the items visible in it.
///
/// In go the prepared items of a frame, back to front, and rectangles of damage. Out come tiles, which any thread may draw in any order, because no
/// two share a pixel and each knows all items it needs.
///
///     cells of the grid, ▒ damage      lists of the tiles
///     ┌───────┬───────┐
///     │  ▒▒▒▒▒│▒▒     │                tile 0   card ▶ text
///     ├───────┼───────┤                tile 1   background ▶ card
///     │       │  ▒▒▒  │                tile 2   background
///     └───────┴───────┘
///
/// The grid has cells of 1,024 × 64 pixels: a frame of 1,920 × 1,080 has 2 columns and 17 rows. A tile is a damaged rectangle inside one cell, and a
/// cell has at most four; two small changes far apart are two small tiles. A cell without damage costs nothing.
///
/// Items are added from the front to the back. An item that is opaque in all of a tile closes the tile's list, and once all lists are closed no
/// further item is looked at: ten opaque pictures as large as the screen give lists with one item each, the frontmost. In the drawing, the card hides
/// the background in all of tile 0, so the background is not in that list.
///
/// Items are drawn in the opposite direction, so each added item becomes the first node of its list. All lists share one array of nodes:
///
///     links     0: text, next –     1: card, next 0     2: card, next –     3: background, next 2     4: background, next –
///     tiles     tile 0 begins at 1, tile 1 at 3, tile 2 at 4
///
/// A group's head lies before its items, and a tile that shows one of its items lists the head too, because the head's bounds contain them. An
/// opaque item inside a group closes no list: the group may be translucent, masked or clipped.
///
/// Rejected: drawing item by item into the whole frame, with threads that share each item. Hidden items would be drawn, a thread would wait for
/// the others after every item, and each item would pass through the whole frame's memory instead of a tile's 256 KiB.
struct TileLists: Sendable {
    /// A node of a tile's list: an item and the index in `links` of the next item in front of it, -1 for none.
    struct Link: Sendable, Hashable {
        /// The index in `parts` of the item's part.
        var part: Int32
        /// The index of the item in that part.
        var item: Int32
        var next: Int32

        var place: ItemPlace { ItemPlace(part: Int(part), item: Int(item)) }
    }

    /// The most damaged rectangles of one cell of the grid; each costs a pass over the items visible in it.
    private static let mostRects = 4

    private(set) var tiles: [Tile] = []
    private(set) var links: [Link] = []
    /// The parts that the items belong to.
    private(set) var parts: [PreparedPart] = []

    private let grid: TileGrid
    /// The bounds of all damage, inside the grid.
    private let area: PixelRect
    /// Per cell of `window`, in row order, the index in `tiles` of its first tile.
    ///
    /// One more entry than cells, so that entry i + 1 ends cell i.
    private var slots: [Int32] = []
    /// The grid's columns and rows that the damage may intersect.
    private let window: (columns: Range<Int>, rows: Range<Int>)
    /// The number of tiles without an opaque bottom; at 0 no item further back is visible.
    private var openCount = 0

    /// Sorts some items of a part into tiles.
    ///
    /// - Parameters:
    ///   - range: The items to sort; a group among them comes with all its descendants.
    ///   - depth: The nesting depth of the outermost of these items. Groups around them are not drawn.
    ///   - damage: Rectangles that may overlap.
    init(_ part: PreparedPart, items range: Range<Int>, depth: Int32, grid: TileGrid, damage: [PixelRect]) {
        self.init(grid, damage)
        add(part, range, depth: depth)
    }

    /// Sorts the items of a frame into tiles.
    ///
    /// - Complexity: Linear in the items of the parts that intersect the damage.
    /// - Parameter prepared: The prepared parts of the frame.
    /// - Parameter damage: Rectangles that may overlap.
    init(_ content: FramePart, _ prepared: PreparedParts, grid: TileGrid, damage: [PixelRect]) {
        self.init(grid, damage)
        // From front to back: once every tile has an opaque bottom, nothing further back is visited.
        var pending: [FramePart] = content.bounds.intersects(area) ? [content] : []
        while openCount > 0, let part = pending.popLast() {
            let parts = part.parts
            // The span avoids reference counting for the parts that are skipped.
            let inner = parts.span
            for index in inner.indices where inner[index].bounds.intersects(area) { pending.append(inner[index]) }
            if parts.isEmpty, let prepared = prepared[part] { add(prepared, prepared.items.indices, depth: 0) }
        }
    }

    /// Sorts some items of a part, and the frame parts beneath it, into tiles.
    ///
    /// - Parameters:
    ///   - range: The items of `part`; a group among them comes with all its descendants.
    ///   - depth: The nesting depth of the outermost of these items.
    ///   - beneath: Parts with items, back to front.
    init(
        _ part: PreparedPart, items range: Range<Int>, depth: Int32, beneath: ArraySlice<FramePart>, _ prepared: PreparedParts, grid: TileGrid,
        damage: [PixelRect]
    ) {
        self.init(part, items: range, depth: depth, grid: grid, damage: damage)
        for part in beneath.reversed() where openCount > 0 && part.bounds.intersects(area) {
            if let prepared = prepared[part] { add(prepared, prepared.items.indices, depth: 0) }
        }
    }

    /// Creates the tiles without items.
    private init(_ grid: TileGrid, _ damage: [PixelRect]) {
        self.grid = grid
        area = damage.reduce(PixelRect.empty) { $0.union($1) }.intersection(grid.bounds)
        window = grid.tiles(meeting: area)
        addTiles(damage)
        openCount = tiles.count
    }

    /// Adds items of a part, which lie behind all items added before, to the tiles that they intersect.
    ///
    /// The walk goes from front to back, so each item becomes the first node of its tiles' lists.
    private mutating func add(_ part: PreparedPart, _ range: Range<Int>, depth: Int32) {
        let number = Int32(parts.count)
        parts.append(part)
        for index in range.reversed() {
            let visible = part.layout[index].visible.intersection(area)
            if visible.isEmpty { continue }
            let meeting = grid.tiles(meeting: visible)
            let isTopLevel = part.layout[index].nesting.depth == depth
            for row in meeting.rows {
                let slot = slot(row, meeting.columns.lowerBound)
                // Slots are in row order, so the tiles of adjacent cells in a row are one index range.
                for tile in Int(slots[slot])..<Int(slots[slot + meeting.columns.count]) {
                    guard !tiles[tile].hasOpaqueBottom, tiles[tile].region.intersects(visible) else { continue }
                    links.append(Link(part: number, item: Int32(index), next: tiles[tile].first))
                    tiles[tile].first = Int32(links.count - 1)
                    tiles[tile].depth = max(tiles[tile].depth, Int(part.layout[index].scratchDepth))
                    // An opaque item inside a group does not count, since the group may have an opacity, a mask or a clip.
                    if isTopLevel, part.layout[index].opaque.contains(tiles[tile].region) {
                        tiles[tile].hasOpaqueBottom = true
                        openCount -= 1
                    }
                }
            }
        }
    }

    /// The index in `slots` of a cell of the grid.
    private func slot(_ row: Int, _ column: Int) -> Int {
        (row - window.rows.lowerBound) * window.columns.count + column - window.columns.lowerBound
    }

    /// Creates the tiles: the disjoint damaged rectangles of each cell of the window, in row order.
    private mutating func addTiles(_ damage: [PixelRect]) {
        var cells = [Damage](repeating: Damage(limit: Self.mostRects), count: window.rows.count * window.columns.count)
        for rect in damage {
            let meeting = grid.tiles(meeting: rect)
            for row in meeting.rows {
                for column in meeting.columns {
                    cells[slot(row, column)].add(grid.rect(column: column, row: row).intersection(rect))
                }
            }
        }
        for index in cells.indices {
            slots.append(Int32(tiles.count))
            for rect in cells[index].rects { tiles.append(Tile(region: rect)) }
        }
        slots.append(Int32(tiles.count))
    }
}
