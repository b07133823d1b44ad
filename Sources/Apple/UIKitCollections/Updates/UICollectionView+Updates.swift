import Foundation
package import LaminaTables

extension UICollectionView: UpdatingList {
    package static var words: TableChange.Words { .collection }
    package var knownContent: [Int]? { content.counts }
    package var drags: ListDrags? { content.dragging.drags }
    package var draggedRow: DraggedRow? { movement?.row }

    /// Reads the numbers of items and their places before the update; after it, the data source gives the new ones only.
    ///
    /// A collection view that was never asked for them counts now, as UIKit's does: an app that has already changed its data gets the exception.
    package func prepareUpdates() {
        if content.counts != nil { tileIfNeeded() } else { _ = loadedCounts }
    }

    package func readContent() -> [Int] { readCounts() }
    package func rowCounts(of content: [Int]) -> [Int] { content }

    package func show(_ new: [Int], after old: [Int], _ updates: CollectionUpdates, _ change: TableChange) {
        CollectionUpdateAnimator(self, updates, change, counts: new).run()
    }

    package func returnDraggedRow(to place: IndexPath?) {
        guard let current = movement else { return }
        if let place {
            movement?.row = DraggedRow(place)
            return
        }
        movement = nil
        guard let cell = content.cell(at: current.path) else { return }
        cell.parts.isMoving = false
        cell.setNeedsUpdateConfiguration()
    }
}
