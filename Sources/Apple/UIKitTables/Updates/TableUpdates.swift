import Foundation
package import LaminaTables

/// The updates of a table that are applied together.
///
/// The indices of deletions refer to the table before the updates, the indices of insertions to the table after the updates.
package struct TableUpdates: ListUpdates {
    package var isReloaded = false
    package var completions = NestedCompletions()
    private(set) var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
    private(set) var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
    private(set) var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
    private(set) var moves: [(from: IndexPath, to: IndexPath)] = []
    private(set) var sectionMoves: [(from: Int, to: Int)] = []
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var reloadedSections = IndexSet()
    /// The animation of inserted, deleted and reloaded sections.
    private(set) var sectionAnimation = UITableView.RowAnimation.none

    package init() {}

    mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths { insertedRows[path] = animation }
    }

    mutating func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths { deletedRows[path] = animation }
    }

    mutating func reload(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths { reloadedRows[path] = animation }
    }

    mutating func move(_ from: IndexPath, _ to: IndexPath) { moves.append((from, to)) }

    mutating func moveSection(_ from: Int, _ to: Int) { sectionMoves.append((from, to)) }

    mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        insertedSections.formUnion(sections)
        sectionAnimation = animation
    }

    mutating func deleteSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        deletedSections.formUnion(sections)
        sectionAnimation = animation
    }

    mutating func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        reloadedSections.formUnion(sections)
        sectionAnimation = animation
    }

    package var edits: TableEdits {
        var edits = TableEdits()
        edits.deletedRows = Set(deletedRows.keys)
        edits.insertedRows = Set(insertedRows.keys)
        edits.reloadedRows = Set(reloadedRows.keys)
        (edits.moves, edits.sectionMoves) = (moves, sectionMoves)
        (edits.deletedSections, edits.insertedSections, edits.reloadedSections) = (deletedSections, insertedSections, reloadedSections)
        return edits
    }

    package mutating func show(_ row: DraggedRow, successor: IndexPath?) {
        let shown = row.shownEdits(edits, successor: successor)
        let (deleted, reloaded) = (deletedRows, reloadedRows)
        deletedRows = Dictionary(uniqueKeysWithValues: shown.deletedRows.map { ($0, deleted[row.dataPath($0)] ?? .automatic) })
        reloadedRows = Dictionary(uniqueKeysWithValues: shown.reloadedRows.map { ($0, reloaded[row.dataPath($0)] ?? .automatic) })
        moves = shown.moves
    }
}
