import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

@Suite struct TileListsTests {
    private let grid = TileGrid(bounds: PixelRect(0, 0, 30, 20), tileWidth: 16, tileHeight: 8)

    @Test func tilesCoverEveryPixelOnce() {
        var counts = Array(repeating: 0, count: 30 * 20)
        for row in 0..<grid.rows {
            for column in 0..<grid.columns {
                let rect = grid.rect(column: column, row: row)
                for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { counts[y * 30 + x] += 1 } }
            }
        }
        #expect(counts.allSatisfy { $0 == 1 })
    }

    @Test func aRectangleIntersectsTheTilesThatShareAPixelWithIt() {
        #expect(grid.tiles(meeting: PixelRect(15, 7, 17, 8)) == (0..<2, 0..<1))
        #expect(grid.tiles(meeting: PixelRect(16, 8, 99, 99)) == (1..<2, 1..<3))
        #expect(grid.tiles(meeting: PixelRect(-9, -9, 0, 0)).columns.isEmpty)
    }

    @Test func anItemIsListedInDrawingOrderInEachTileThatItTouches() {
        let lists = lists([.fill(0, Rect(0, 0, 10, 20), .half), .fill(1, Rect(0, 0, 30, 5), .half)])
        #expect(lists.tiles.map { lists.indices(of: $0) } == [[0, 1], [1], [0], [], [0], []])
    }

    @Test func itemsBelowAnOpaqueItemAreNotListed() {
        let lists = lists([.fill(0, Rect(0, 0, 30, 20), .half), .fill(1, Rect(0, 0, 16, 20), .white), .fill(2, Rect(0, 0, 3, 3), .half)])
        #expect(lists.tiles.map { lists.indices(of: $0) } == [[1, 2], [0], [1], [0], [1], [0]])
        #expect(lists.tiles.map(\.hasOpaqueBottom) == [true, false, true, false, true, false])
    }

    @Test func anOpaqueItemOfAGroupHidesNothingOutsideOfIt() {
        let group = DrawItem.group(1, contents: 1, opacity: 0.5, bounds: grid.bounds)
        let lists = lists([.fill(0, Rect(0, 0, 30, 20), .half), group, .fill(2, Rect(0, 0, 30, 20), .white)])
        #expect(lists.tiles.allSatisfy { lists.indices(of: $0) == [0, 1, 2] && !$0.hasOpaqueBottom })
    }

    @Test func onlyTheDamagedPartsAreTiles() {
        let lists = lists([.fill(0, Rect(0, 0, 10, 20), .half)], damage: [PixelRect(1, 1, 3, 3), PixelRect(20, 15, 21, 18)])
        #expect(lists.tiles.map(\.region) == [PixelRect(1, 1, 3, 3), PixelRect(20, 15, 21, 16), PixelRect(20, 16, 21, 18)])
        #expect(lists.tiles.map { lists.indices(of: $0) } == [[0], [], []])
    }

    /// Items, and the most scratch pictures that their groups hold at once.
    private static let nests: [([DrawItem], Int)] = [
        ([fill], 0), ([group(1), fill], 1), ([group(1, mask: 1), fill, fill], 2), ([group(2), group(1), fill], 2),
        ([group(3), fill, group(1), fill], 2), ([group(4), group(1, mask: 1), fill, fill, fill], 3),
        // The mask of a group is a masked group, which is composited while the outer contents are held.
        ([group(1, mask: 3), fill, group(1, mask: 1), fill, fill], 4),
        // Groups that hold only groups: the outer ones have pictures as soon as their first group is composited.
        ([group(7), group(1), fill, group(4), group(1), fill, group(1), fill], 3),
        ((0..<20).map { group(20 - $0) } + [fill], 2),
    ]

    @Test(arguments: nests)
    func aTileHasTheDepthOfTheScratchPicturesHeldAtOnce(items: [DrawItem], depth: Int) {
        #expect(lists(items).tiles.map(\.depth).max() == depth)
    }

    private static let fill = DrawItem.fill(0, Rect(0, 0, 30, 20), .half)

    private static func group(_ contents: Int, mask: Int = 0) -> DrawItem {
        .group(0, contents: contents, mask: mask, opacity: 0.5, bounds: PixelRect(0, 0, 30, 20))
    }

    private func lists(_ items: [DrawItem], damage: [PixelRect]? = nil) -> TileLists {
        TileLists(.made(of: items, grid: grid), items: items.indices, depth: 0, grid: grid, damage: damage ?? [grid.bounds])
    }
}

extension TileLists {
    /// Returns the indices of a tile's items, back to front.
    fileprivate func indices(of tile: Tile) -> [Int] {
        var result: [Int] = []
        var link = tile.first
        while link >= 0 {
            result.append(Int(links[Int(link)].item))
            link = links[Int(link)].next
        }
        return result
    }
}

extension Color {
    fileprivate static let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
}
