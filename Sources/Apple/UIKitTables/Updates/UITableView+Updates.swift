import Foundation
package import LaminaTables

extension UITableView: UpdatingList {
    package static var words: TableChange.Words { .table }
    package var knownContent: TableGeometry? { content.geometry }
    package var drags: ListDrags? { content.dragging.drags }
    package var draggedRow: DraggedRow? { content.reorder?.row }

    /// Reads the geometry before the update; after it, the data source gives the new one only.
    package func prepareUpdates() { _ = loaded }

    package func readContent() -> TableGeometry {
        unimplementedMethods = UnimplementedMethods()
        content.isLoading = true
        defer { content.isLoading = false }
        return readGeometry()
    }

    package func rowCounts(of content: TableGeometry) -> [Int] { content.sections.map(\.rows.count) }

    package func show(_ new: TableGeometry, after old: TableGeometry, _ updates: TableUpdates, _ change: TableChange) {
        var new = new
        adoptHeights(of: old, in: &new, change)
        let animator = TableUpdateAnimator(self, updates, change, old: old)
        animator.rearrange(to: new)
        animator.run()
        // The gap of a dragged row opens again under the finger.
        followFinger()
    }

    package func returnDraggedRow(to place: IndexPath?) {
        if let place { content.reorder?.row = DraggedRow(place) } else { dropReordering() }
    }

    /// Determines the heights of rows that persist: cells are measured again, and rows without a cell keep a measured height where the new geometry
    /// has an estimate.
    ///
    /// - Source: Apple's documentation: empty updates let a table ask for all heights again.
    private func adoptHeights(of old: TableGeometry, in new: inout TableGeometry, _ change: TableChange) {
        for (section, rows) in old.sections.enumerated() {
            guard case .each(let tree) = rows.rows else { continue }
            for row in 0..<tree.count {
                let path = IndexPath(row: row, section: section)
                if let place = change.place(of: path), new.contains(place), isEstimated(place) { new.set(tree[row], ofRow: place) }
            }
        }
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
            if let place = change.place(of: path), new.contains(place) { new.set(trueHeight(ofRow: place, cell: cell), ofRow: place) }
        }
    }
}
