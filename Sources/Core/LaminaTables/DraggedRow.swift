package import Foundation

/// A row that the user drags, whose data source is told of the move only at the end.
///
/// Until then rows have two index paths: in the data, and on the screen, on which the other rows have made room:
///
///     data     a b c d       source = 0
///     screen   b c a d       target = 2
package struct DraggedRow: Sendable {
    /// The row's index path in the data.
    package var source: IndexPath
    /// The row's index path on the screen.
    package var target: IndexPath

    /// Creates a row that has not moved yet.
    package init(_ path: IndexPath) { (source, target) = (path, path) }

    /// Converts an index path on the screen to one in the data.
    package func dataPath(_ shown: IndexPath) -> IndexPath { Self.moved(shown, from: target, to: source) }

    /// Converts an index path in the data to one on the screen.
    package func shownPath(_ data: IndexPath) -> IndexPath { Self.moved(data, from: source, to: target) }

    private static func moved(_ path: IndexPath, from: IndexPath, to: IndexPath) -> IndexPath {
        if path == from { return to }
        var row = path.row
        if path.section == from.section, row > from.row { row -= 1 }
        if path.section == to.section, row >= to.row { row += 1 }
        return IndexPath(row: row, section: path.section)
    }

    /// Converts the numbers of rows of all sections on the screen to those in the data.
    package func dataCounts(_ shown: [Int]) -> [Int] {
        guard source.section != target.section, shown.indices.contains(source.section), shown.indices.contains(target.section) else { return shown }
        var counts = shown
        counts[target.section] -= 1
        counts[source.section] += 1
        return counts
    }

    /// Converts an update of the data to one of the screen that also takes the row back to its place in the data.
    ///
    /// - Parameter successor: The row's index path in the data after the update; nil when the row is deleted.
    package func shownEdits(_ edits: TableEdits, successor: IndexPath?) -> TableEdits {
        guard source != target else { return edits }
        var shown = edits
        shown.deletedRows = Set(edits.deletedRows.map(shownPath))
        shown.reloadedRows = Set(edits.reloadedRows.map(shownPath))
        shown.moves = edits.moves.map { (shownPath($0.from), $0.to) }
        if let successor {
            if !shown.moves.contains(where: { $0.from == target }) { shown.moves.append((target, successor)) }
        } else if !edits.deletedSections.contains(target.section) {
            shown.deletedRows.insert(target)
        }
        return shown
    }
}
