import LaminaPrimitives
import TestRandom
import Testing

@testable import LaminaVideo

@Suite struct ChangedCellsTests {
    /// The pixels that the cells contain, row by row.
    private func pixels(of cells: ChangedCells, width: Int, height: Int) -> [[Bool]] {
        var marked = [[Bool]](repeating: [Bool](repeating: false, count: width), count: height)
        for pair in 0..<cells.pairCount {
            for row in cells.rows(ofPair: pair) {
                for column in cells.columns(ofPair: pair).joined() { marked[row][column] = true }
            }
        }
        return marked
    }

    @Test(arguments: [(1, 1), (3, 5), (64, 48), (127, 3), (128, 4), (129, 2), (1920, 6), (5000, 2)])
    func everyChangedPixelIsInACellAndNoOtherCellIs(width: Int, height: Int) {
        var random = Random(seed: 7)
        let cellWidth = max((width + 127) / 128 * 2, 2)
        for _ in 0..<30 {
            var cells = ChangedCells(width: width, height: height)
            var expected = [[Bool]](repeating: [Bool](repeating: false, count: width), count: height)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let (x, y) = (Int.random(in: -3...width, using: &random), Int.random(in: -3...height, using: &random))
                let rect = PixelRect(x, y, x + Int.random(in: 0...width, using: &random), y + Int.random(in: 0...height, using: &random))
                cells.add(rect)
                let inside = rect.intersection(PixelRect(width: width, height: height))
                guard !inside.isEmpty else { continue }
                for row in inside.minY / 2 * 2..<min((inside.maxY + 1) / 2 * 2, height) {
                    let end = min((inside.maxX + cellWidth - 1) / cellWidth * cellWidth, width)
                    for column in inside.minX / cellWidth * cellWidth..<end { expected[row][column] = true }
                }
            }
            #expect(pixels(of: cells, width: width, height: height) == expected)
        }
    }

    @Test func neighbouringCellsAreOneRun() {
        var cells = ChangedCells(width: 1280, height: 2)
        for x in [0, 20, 40, 100, 1260] { cells.add(PixelRect(x, 0, x + 20, 1)) }
        #expect(Array(cells.columns(ofPair: 0)) == [0..<60, 100..<120, 1260..<1280])
        cells.add(PixelRect(width: 1280, height: 2))
        #expect(Array(cells.columns(ofPair: 0)) == [0..<1280])
    }

    @Test func theUnionHasTheCellsOfBoth() {
        var (left, right, both) = (ChangedCells(width: 400, height: 8), ChangedCells(width: 400, height: 8), ChangedCells(width: 400, height: 8))
        let (first, second) = (PixelRect(3, 1, 90, 4), PixelRect(70, 3, 399, 8))
        left.add(first)
        right.add(second)
        for rect in [first, second] { both.add(rect) }
        left.formUnion(right)
        #expect(left == both)
    }
}
