import Foundation
import LaminaTables
import Testing

/// Index paths while a row is dragged.
@Suite struct DraggedRowTests {
    /// The rows of two sections, with one row dragged to another place.
    private struct Lists {
        var data = [["a", "b", "c", "d"], ["e", "f"]]
        var row: DraggedRow

        init(from: IndexPath, to: IndexPath) {
            row = DraggedRow(from)
            row.target = to
        }

        /// The rows on the screen.
        var shown: [[String]] {
            var shown = data
            let text = shown[row.source[0]].remove(at: row.source[1])
            shown[row.target[0]].insert(text, at: row.target[1])
            return shown
        }
    }

    private static let moves: [(IndexPath, IndexPath)] = [
        ([0, 0], [0, 2]), ([0, 3], [0, 1]), ([0, 1], [1, 2]), ([1, 0], [0, 4]), ([1, 1], [1, 1]),
    ]

    @Test(arguments: moves)
    func pathsInTheDataAndOnTheScreenNameTheSameRow(from: IndexPath, to: IndexPath) {
        let lists = Lists(from: from, to: to)
        let shown = lists.shown
        #expect(lists.row.dataCounts(shown.map(\.count)) == lists.data.map(\.count))
        for (section, rows) in lists.data.enumerated() {
            for (index, text) in rows.enumerated() {
                let place = lists.row.shownPath([section, index])
                #expect(shown[place[0]][place[1]] == text && lists.row.dataPath(place) == [section, index])
            }
        }
    }

    @Test(arguments: moves)
    func anUpdateOfTheDataIsAlsoOneOfTheScreen(from: IndexPath, to: IndexPath) throws {
        let lists = Lists(from: from, to: to)
        let shown = lists.shown
        // Deletes the first row of each section, and inserts one at the end of the first.
        var edits = TableEdits()
        (edits.deletedRows, edits.insertedRows) = ([[0, 0], [1, 0]], [[0, 3]])
        let new = [["b", "c", "d", "x"], ["f"]]
        let change = try TableChange(edits, from: lists.data.map(\.count), to: new.map(\.count))
        let onScreen = lists.row.shownEdits(edits, successor: change.successor(of: from))
        let shownChange = try TableChange(onScreen, from: shown.map(\.count), to: new.map(\.count))
        for (section, rows) in shown.enumerated() {
            for (index, text) in rows.enumerated() {
                let place = shownChange.successor(of: [section, index])
                #expect(place.map { new[$0[0]][$0[1]] } == (["a", "e"].contains(text) ? nil : text))
            }
        }
    }

    @Test func aRowWhoseSectionIsDeletedLeavesTheOtherSection() throws {
        let lists = Lists(from: [0, 1], to: [1, 0])
        var edits = TableEdits()
        edits.deletedSections = [0]
        let change = try TableChange(edits, from: [4, 2], to: [2])
        let onScreen = lists.row.shownEdits(edits, successor: change.successor(of: [0, 1]))
        let shownChange = try TableChange(onScreen, from: [3, 3], to: [2])
        #expect(shownChange.successor(of: [1, 0]) == nil && shownChange.successor(of: [1, 2]) == [0, 1])
    }
}
