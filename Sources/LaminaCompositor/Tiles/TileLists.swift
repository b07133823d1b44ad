import LaminaPrimitives
import LaminaScene

/// Where an item stands among those of a picture.
struct ItemPlace: Sendable, Hashable {
    /// Index of its part in `TileLists.parts`.
    let part: Int
    /// Index in the part.
    let item: Int
}

/// The damaged tiles of a picture, each with the items that are seen in it.
struct TileLists: Sendable {
    /// One item of a tile and where the next one above it stands; -1 for none.
    struct Link: Sendable, Hashable {
        /// Index in `parts`.
        var part: Int32
        /// Index in the part.
        var item: Int32
        var next: Int32

        var place: ItemPlace { ItemPlace(part: Int(part), item: Int(item)) }
    }

    private(set) var tiles: [Tile] = []
    private(set) var links: [Link] = []

    /// The parts that items belong to.
    private(set) var parts: [PreparedPart] = []
    private let grid: TileGrid
    /// Where something may still be seen.
    private let area: PixelRect
    /// For each tile of the grid its index in `tiles`, or -1.
    private var slots: [Int32] = []
    /// Tiles that nothing hides yet.
    private var openCount = 0

    private init(grid: TileGrid, damage: Damage) {
        self.grid = grid
        area = damage.bounds
        slots = addTiles(of: grid, damage)
        openCount = tiles.count
    }

    /// Sorts the items of a frame into tiles; its parts are prepared.
    ///
    /// - Complexity: Looks at the items of those parts only that the damage meets.
    init(_ content: FramePart, grid: TileGrid, damage: Damage) {
        self.init(grid: grid, damage: damage)
        // From the front, because then nothing beneath an opaque item is looked at.
        var pending = [content]
        while openCount > 0, let part = pending.popLast() {
            guard part.bounds.intersects(area) else { continue }
            switch part.content {
            case .parts(let parts): pending += parts
            case .items: if let prepared = part.prepared { add(prepared, prepared.items.indices, depth: 0) }
            }
        }
    }

    /// Sorts some items of a part into tiles.
    ///
    /// - Parameter range: The items that are looked at; groups among them with all that is inside.
    /// - Parameter depth: How many groups are around them that are not drawn.
    init(_ part: PreparedPart, items range: Range<Int>, depth: Int32, grid: TileGrid, damage: Damage) {
        self.init(grid: grid, damage: damage)
        add(part, range, depth: depth)
    }

    /// Puts items beneath those that were added before; each list grows at its lower end.
    private mutating func add(_ part: PreparedPart, _ range: Range<Int>, depth: Int32) {
        let number = Int32(parts.count)
        parts.append(part)
        for index in range.reversed() {
            let visible = part.visible[index].intersection(area)
            if visible.isEmpty { continue }
            let meeting = grid.tiles(meeting: visible)
            let isTopLevel = part.places[index].depth == depth
            for row in meeting.rows {
                for column in meeting.columns {
                    let slot = Int(slots[row * grid.columns + column])
                    guard slot >= 0, !tiles[slot].hasOpaqueBottom, tiles[slot].region.intersects(visible) else { continue }
                    links.append(Link(part: number, item: Int32(index), next: tiles[slot].first))
                    tiles[slot].first = Int32(links.count - 1)
                    tiles[slot].depth = max(tiles[slot].depth, Int(part.scratchDepths[index]))
                    if isTopLevel, part.items[index].opaque.contains(tiles[slot].region) {
                        tiles[slot].hasOpaqueBottom = true
                        openCount -= 1
                    }
                }
            }
        }
    }

    /// Makes the damaged tiles, in order of rows.
    ///
    /// - Returns: For each tile of the grid its index in `tiles`, or -1.
    private mutating func addTiles(of grid: TileGrid, _ damage: Damage) -> [Int32] {
        var regions = Array(repeating: PixelRect.empty, count: grid.columns * grid.rows)
        for rect in damage.rects {
            let meeting = grid.tiles(meeting: rect)
            for row in meeting.rows {
                for column in meeting.columns {
                    let part = grid.rect(column: column, row: row).intersection(rect)
                    regions[row * grid.columns + column] = regions[row * grid.columns + column].union(part)
                }
            }
        }
        return regions.map { region in
            guard !region.isEmpty else { return -1 }
            tiles.append(Tile(region: region))
            return Int32(tiles.count - 1)
        }
    }
}
