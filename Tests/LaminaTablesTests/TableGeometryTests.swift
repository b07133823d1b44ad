import Foundation
import Testing

@testable import LaminaTables

struct TableGeometryTests {
    /// A plain array of heights, as a slow reference for the tree.
    private struct PlainHeights {
        var heights: [Double]

        func sum(before index: Int) -> Double { heights.prefix(index).reduce(0, +) }
        func index(at place: Double) -> Int? { heights.indices.last { sum(before: $0) <= place } }
    }

    @Test(arguments: [1, 2, 7, 8, 9, 100])
    func theHeightTreeEqualsTheHeightList(count: Int) {
        var random = SystemRandomNumberGenerator()
        var plain = PlainHeights(heights: (0..<count).map { _ in Double(Int.random(in: 0...60, using: &random)) })
        var tree = HeightTree(plain.heights)
        for _ in 0..<50 {
            let (index, height) = (Int.random(in: 0..<count), Double(Int.random(in: 0...60)))
            plain.heights[index] = height
            tree[index] = height
            #expect(tree.total == plain.sum(before: count))
            #expect(tree.sum(before: index) == plain.sum(before: index))
            let place = Double(Int.random(in: 0...Int(plain.sum(before: count))))
            #expect(tree.index(at: place) == plain.index(at: place))
        }
    }

    @Test func changingARowsHeightMovesTheRowsBelow() {
        var geometry = TableGeometry(top: 10, sections: [.init(header: 20, rows: .equal(count: 5, height: 44), footer: 5)], bottom: 7)
        #expect(geometry.stretch(ofRow: [0, 2]) == .init(start: 10 + 20 + 88, height: 44))
        geometry.set(100, ofRow: [0, 1])
        #expect(geometry.stretch(ofRow: [0, 2]) == .init(start: 10 + 20 + 144, height: 44))
        #expect(geometry.height == 318)
    }

    @Test func rowsInARangeAreThoseThatIntersectIt() {
        let section = TableGeometry.Section(header: 10, rows: .equal(count: 3, height: 40), footer: 0)
        let geometry = TableGeometry(sections: [section, section])
        #expect(geometry.rows(in: 0..<50) == [[0, 0]])
        #expect(geometry.rows(in: 49..<51) == [[0, 0], [0, 1]])
        #expect(geometry.rows(in: 129..<141) == [[0, 2], [1, 0]])
        #expect(geometry.rows(in: 130..<140).isEmpty)
        #expect(geometry.rows(in: -500 ..< -10).isEmpty)
        #expect(geometry.rows(in: 500..<900).isEmpty)
        #expect(geometry.row(at: 140) == [1, 0])
        #expect(geometry.row(at: 135) == nil)
    }

    @Test func theRowsBesideARowAreInOtherSectionsAtItsEnds() {
        let (two, none) = (TableGeometry.Section(rows: .equal(count: 2, height: 40)), TableGeometry.Section(rows: .equal(count: 0, height: 0)))
        let geometry = TableGeometry(sections: [none, two, none, two, none])
        #expect(geometry.row(beside: [1, 0], step: 1) == [1, 1])
        #expect(geometry.row(beside: [1, 1], step: 1) == [3, 0])
        #expect(geometry.row(beside: [3, 0], step: -1) == [1, 1])
        #expect(geometry.row(beside: [1, 0], step: -1) == nil)
        #expect(geometry.row(beside: [3, 1], step: 1) == nil)
    }

    @Test func rowsOfDifferentHeightsMoveInTheGeometry() {
        let geometry = TableGeometry(sections: [
            .init(rows: .each(HeightTree([10, 20, 30]))), .init(rows: .equal(count: 2, height: 5)),
        ])
        let moved = geometry.moving(IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
        #expect((0..<2).map { moved.sections[0].rows[$0] } == [20, 30])
        #expect((0..<3).map { moved.sections[1].rows[$0] } == [5, 10, 5])
        #expect(moved.height == geometry.height)
    }
}
