package import Foundation

/// The rows and sections that an update of a table deletes, inserts, reloads and moves.
///
/// Deletions and reloads use indices before the update, insertions indices after it.
package struct TableEdits {
    /// The deleted rows.
    package var deletedRows: Set<IndexPath> = []
    /// The inserted rows.
    package var insertedRows: Set<IndexPath> = []
    /// The reloaded rows.
    package var reloadedRows: Set<IndexPath> = []
    /// The moved rows: `from` is an index path before the update, `to` one after it.
    package var moves: [(from: IndexPath, to: IndexPath)] = []
    /// The deleted sections.
    package var deletedSections = IndexSet()
    /// The moved sections: `from` is an index before the update, `to` one after it.
    package var sectionMoves: [(from: Int, to: Int)] = []
    /// The inserted sections.
    package var insertedSections = IndexSet()
    /// The reloaded sections.
    package var reloadedSections = IndexSet()

    /// Creates an update that changes nothing.
    package init() {}
}
