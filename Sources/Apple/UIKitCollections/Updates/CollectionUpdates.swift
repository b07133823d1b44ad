import CoreGraphics
import Foundation
package import LaminaTables

/// The updates of a collection view that are applied together.
package struct CollectionUpdates: ListUpdates {
    package var isReloaded = false
    package var completions = NestedCompletions()
    package var edits = TableEdits()

    package init() {}

    package mutating func show(_ row: DraggedRow, successor: IndexPath?) { edits = row.shownEdits(edits, successor: successor) }
}

/// An update that is being applied: the old places, and the elements before and after.
@MainActor
final class CollectionUpdate {
    let change: TableChange
    /// The attributes of the elements in and near the visible area before the update.
    private let before: [CollectionElement: UICollectionViewLayoutAttributes]

    init(_ change: TableChange, before: [CollectionElement: UICollectionViewLayoutAttributes]) {
        self.change = change
        self.before = before
    }

    /// Returns the element after the update; nil when it is deleted or reloaded.
    func place(of element: CollectionElement) -> CollectionElement? { path(of: element, item: change.place, section: change.place(ofSection:)) }

    /// Returns the element before the update; nil when it was inserted or reloaded.
    func origin(of element: CollectionElement) -> CollectionElement? {
        guard let origin = path(of: element, item: change.origin, section: change.origin(ofSection:)) else { return nil }
        return place(of: origin) == element ? origin : nil
    }

    /// Returns the attributes with which an element's animation begins, by default.
    func beginning(of element: CollectionElement, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        guard let origin = origin(of: element) else {
            let attributes = layout.attributes(of: element)?.copied()
            attributes?.alpha = 0
            return attributes
        }
        let attributes = (before[origin] ?? layout.attributes(of: element))?.copied()
        attributes?.values.element = element
        return attributes
    }

    /// Returns the attributes with which an element's animation ends, by default.
    func ending(of element: CollectionElement, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        if let place = place(of: element), let attributes = layout.attributes(of: place) { return attributes.copied() }
        let attributes = before[element]?.copied()
        attributes?.alpha = 0
        return attributes
    }

    private func path(
        of element: CollectionElement, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
    ) -> CollectionElement? {
        var result = element
        // A supplementary view belongs to its section; one of the whole layout keeps its index path.
        if element.category == .cell {
            guard let path = item(element.path) else { return nil }
            result.path = path
        } else if element.path.count == 2 {
            guard let index = section(element.path.section) else { return nil }
            result.path.section = index
        }
        return result
    }
}
