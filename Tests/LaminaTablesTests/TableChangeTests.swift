import Foundation
import Testing

@testable import LaminaTables

struct TableChangeTests {
    @Test func theReportHasTheTextOfApplesException() {
        var edits = TableEdits()
        edits.insertedRows = [[0, 0]]
        let error = #expect(throws: TableChange.Disagreement.self) { try TableChange(edits, from: [5], to: [5]) }
        #expect(
            error?.description == """
                Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update \
                (5) must be equal to the number of rows contained in that section before the update (5), plus or minus the number of rows \
                inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of \
                that section (0 moved in, 0 moved out).
                """)
    }

    @Test func oldAndNewRowIndexesAreInverse() throws {
        var edits = TableEdits()
        edits.deletedRows = [[0, 1], [0, 5]]
        edits.insertedRows = [[0, 0], [0, 3], [0, 4]]
        edits.moves = [([0, 2], [0, 7])]
        let change = try TableChange(edits, from: [8], to: [9])
        let places = (0..<8).map { change.place(of: [0, $0])?.row }
        #expect(places == [1, nil, 7, 2, 5, nil, 6, 8])
        for (old, new) in places.enumerated() {
            if let new { #expect(change.origin(of: [0, new]) == [0, old]) }
        }
        #expect([0, 3, 4].allSatisfy { change.origin(of: [0, $0]) == nil })
    }

    @Test func aMovedSectionTakesItsRowsAlong() throws {
        var edits = TableEdits()
        edits.sectionMoves = [(0, 2)]
        edits.deletedRows = [[0, 1]]
        let change = try TableChange(edits, from: [3, 4, 5], to: [4, 5, 2])
        #expect((0..<3).map { change.place(ofSection: $0) } == [2, 0, 1])
        #expect(change.place(of: [0, 2]) == [2, 1])
        #expect(change.origin(of: [2, 1]) == [0, 2])
        #expect(change.origin(ofSection: 2) == 0)
    }

    @Test func theReportOfACollectionViewSpeaksOfItems() {
        var edits = TableEdits()
        edits.deletedRows = [[0, 0]]
        let error = #expect(throws: TableChange.Disagreement.self) { try TableChange(edits, from: [5], to: [5], words: .collection) }
        #expect(error?.description.hasPrefix("Invalid update: invalid number of items in section 0. The number of items contained in") == true)
        edits.deletedSections = [0]
        let other = #expect(throws: TableChange.Disagreement.self) { try TableChange(edits, from: [5], to: [5], words: .collection) }
        #expect(other?.description.contains("contained in the collection view after the update (1)") == true)
    }
}
