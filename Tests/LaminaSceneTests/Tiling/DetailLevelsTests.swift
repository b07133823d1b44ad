import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct DetailLevelsTests {
    @Test func magnifiedLevelsAreAmongTheLevelsOfDetail() {
        #expect(DetailLevels(count: 4, magnified: 2, size: Size(256, 128)).range == -2...1)
        #expect(DetailLevels(count: 1, magnified: 5, size: Size(256, 128)).range == 0...0)
    }

    @Test func theSmallestLevelHasAPixelInEachDimension() {
        #expect(DetailLevels(count: 10, magnified: 0, size: Size(9, 128)).range == 0...3)
        #expect(DetailLevels(count: 10, magnified: 0, size: Size(0.5, 128)).range == 0...0)
    }

    @Test(arguments: [
        (8.0, -2), (4, -2), (3, -2), (2.0000000001, -1), (2, -1), (1.5, -1), (1, 0), (0.7, 0), (0.5, 1), (0.01, 1), (0, 1), (.nan, 1),
        (.infinity, 1),
    ])
    func theLevelIsTheSmallestThatNeedNotBeEnlarged(scale: Double, level: Int) {
        #expect(DetailLevels(count: 4, magnified: 2, size: Size(256, 256)).level(for: scale) == level)
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, -3, 1e300])
    func senselessNumbersOfLevelsAreClamped(count: Double) {
        let levels = DetailLevels(count: count, magnified: count, size: Size(0x1p20, 0x1p20))
        #expect(levels.range.contains(0))
        #expect(levels.range.count <= 32)
    }
}

@Suite struct ContentsGridTests {
    @Test func aGridCoversARectangleRowByRow() {
        let grid = ContentsGrid(level: 1, tileSize: Size(32, 64), contentsScale: 1)
        #expect(grid.scale == 0.5)
        let places = grid.places(in: Rect(-10, 10, 80, 100))
        #expect(places.map(\.column) == [-1, 0, 1])
        #expect(places.allSatisfy { $0.row == 0 && $0.level == 1 })
        #expect(grid.rect(of: places[2]) == Rect(64, 0, 64, 128))
    }

    @Test func senselessSizesGiveFewTiles() {
        let grid = ContentsGrid(level: 0, tileSize: Size(.nan, 1e-9), contentsScale: 1)
        #expect(grid.places(in: Rect(0, 0, 100, 100)).count == 49)
        #expect(grid.places(in: Rect(0, 0, 1e9, 1e9)).isEmpty)
    }
}
