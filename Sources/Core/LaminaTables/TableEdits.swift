package import Foundation

/// The rows and sections that an update of a table deletes, inserts, reloads and moves.
///
/// Deletions and reloads use indices before the update, insertions indices after it.
package struct TableEdits {
    /// The deleted rows, by index paths before the update.
    package var deletedRows: Set<IndexPath> = []
    /// The inserted rows, by index paths after the update.
    package var insertedRows: Set<IndexPath> = []
    /// The rows whose cells are replaced, by index paths before the update.
    package var reloadedRows: Set<IndexPath> = []
    /// The moved rows: `from` is an index path before the update, `to` one after it.
    package var moves: [(from: IndexPath, to: IndexPath)] = []
    /// The deleted sections, by indices before the update.
    package var deletedSections = IndexSet()
    /// The moved sections: `from` is an index before the update, `to` one after it.
    package var sectionMoves: [(from: Int, to: Int)] = []
    /// The inserted sections, by indices after the update.
    package var insertedSections = IndexSet()
    /// The sections whose rows are all replaced, by indices before the update.
    package var reloadedSections = IndexSet()

    /// Creates an update that changes nothing.
    package init() {}
}
