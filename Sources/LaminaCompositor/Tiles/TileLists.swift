import LaminaPrimitives
import LaminaScene

/// The damaged tiles of a picture, each with the items that are seen in it.
struct TileLists: Sendable {
    /// One item of a tile and where the next one above it stands; -1 for none.
    struct Link: Sendable, Hashable {
        var item: Int32
        var next: Int32
    }

    private(set) var tiles: [Tile] = []
    private(set) var links: [Link] = []

    /// Sorts items into tiles.
    ///
    /// - Parameter range: The items that are looked at; groups among them with all that is inside.
    /// - Parameter depth: How many groups are around them that are not drawn.
    init(_ frame: PreparedFrame, items range: Range<Int>, depth: Int32 = 0, grid: TileGrid, damage: Damage) {
        let slots = addTiles(of: grid, damage)
        let area = damage.bounds
        // From the front, because then nothing beneath an opaque item is looked at; each list grows at its lower end.
        for index in range.reversed() {
            let visible = frame.visible[index].intersection(area)
            let meeting = grid.tiles(meeting: visible)
            let isTopLevel = frame.places[index].depth == depth
            for row in meeting.rows {
                for column in meeting.columns {
                    let slot = Int(slots[row * grid.columns + column])
                    guard slot >= 0, !tiles[slot].hasOpaqueBottom, tiles[slot].region.intersects(visible) else { continue }
                    links.append(Link(item: Int32(index), next: tiles[slot].first))
                    tiles[slot].first = Int32(links.count - 1)
                    tiles[slot].depth = max(tiles[slot].depth, Int(frame.scratchDepths[index]))
                    tiles[slot].hasOpaqueBottom = isTopLevel && frame.items[index].opaque.contains(tiles[slot].region)
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
