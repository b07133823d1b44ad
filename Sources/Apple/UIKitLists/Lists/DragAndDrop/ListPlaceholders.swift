import Foundation
import LaminaTables

/// The open placeholders of a list, in the order in which they stand.
///
/// A placeholder is a place between the items of the data, and no row of the list: an index path in the data before which its item will stand.
@MainActor
final class ListPlaceholders {
    /// A reference that does not keep a placeholder, which the app may forget.
    private struct Entry {
        weak var context: ListPlaceholderContext?
    }

    private var entries: [Entry] = []
    private var contexts: [ListPlaceholderContext] { entries.compactMap(\.context).filter(\.isOpen) }

    /// Adds a placeholder.
    ///
    /// - Parameter shown: The index path that the app gave it, which counts the placeholders before it as items.
    func open(_ context: ListPlaceholderContext, at shown: IndexPath) {
        var all = contexts
        let others = all.filter { $0.path.section == shown.section }
        let before = others.enumerated().prefix { $1.path.row + $0 < shown.row }.count
        context.path = IndexPath(row: shown.row - before, section: shown.section)
        let next = before < others.count ? all.firstIndex { $0 === others[before] } : nil
        all.insert(context, at: next ?? all.endIndex)
        entries = all.map { Entry(context: $0) }
    }

    /// Moves the placeholders with the items before which they stand.
    func follow(_ change: TableChange) {
        for context in contexts {
            if let place = Self.place(context.path, after: change) { context.path = place } else { context.isOpen = false }
        }
    }

    /// Removes all placeholders.
    func close() { for context in contexts { context.isOpen = false } }

    /// The placeholders at a placeholder's place that stand before it.
    func twins(before context: ListPlaceholderContext) -> [ListPlaceholderContext] {
        contexts.prefix { $0 !== context }.filter { $0.path == context.path }
    }

    /// Returns the place after an update: before the same item, or behind the nearest one above that remains; nil when the section is gone.
    private static func place(_ path: IndexPath, after change: TableChange) -> IndexPath? {
        if let same = change.successor(of: path), same.section == change.place(ofSection: path.section) { return same }
        guard let section = change.place(ofSection: path.section) else { return nil }
        for row in (0..<max(0, path.row)).reversed() {
            if let above = change.successor(of: IndexPath(row: row, section: path.section)), above.section == section {
                return IndexPath(row: above.row + 1, section: section)
            }
        }
        return IndexPath(row: 0, section: section)
    }
}

/// A place for an item whose data is still loading.
@MainActor
package final class ListPlaceholderContext: NSObject, UIDragAnimating {
    package let dragItem: UIDragItem
    /// The place in the data.
    fileprivate(set) var path = IndexPath(row: 0, section: 0)
    fileprivate(set) var isOpen = true
    private weak var list: (any DragList)?
    private let landing: any UIDragAnimating
    private let placeholders: ListPlaceholders

    init(_ item: UIDragItem, _ list: (any DragList)?, _ landing: any UIDragAnimating, _ placeholders: ListPlaceholders) {
        (dragItem, self.list, self.landing, self.placeholders) = (item, list, landing, placeholders)
        super.init()
    }

    package func addAnimations(_ animations: @escaping () -> Void) { landing.addAnimations(animations) }
    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { landing.addCompletion(completion) }

    package func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isOpen, let list, let count = list.itemCount(inSection: path.section) else { return false }
        let place = IndexPath(row: min(path.row, count), section: path.section)
        // The insertion moves all placeholders at its place behind the item, also those that stand before it.
        let before = placeholders.twins(before: self)
        isOpen = false
        dataSourceUpdates(place)
        list.insertItem(at: place)
        for twin in before { twin.path = place }
        return true
    }

    package func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }

    package func setNeedsCellUpdate() {}
}
