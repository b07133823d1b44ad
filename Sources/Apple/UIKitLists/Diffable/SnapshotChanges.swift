import Foundation

/// The updates of a table or a collection view that lead from one snapshot to another.
@MainActor
package struct SnapshotChanges {
    package private(set) var deletedSections = IndexSet()
    package private(set) var insertedSections = IndexSet()
    package private(set) var reloadedSections = IndexSet()
    package private(set) var movedSections: [(from: Int, to: Int)] = []
    private var deleted: [IndexPath] = []
    private var inserted: [IndexPath] = []
    package private(set) var reloaded: [IndexPath] = []
    /// The rows, after the updates, whose cells are changed.
    package private(set) var reconfigured: [IndexPath] = []
    /// The items that are deleted at one place and inserted at another, and keep their cells.
    package private(set) var moved: [(from: IndexPath, to: IndexPath)] = []

    /// Creates the updates.
    package init<Section, Item>(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        let before = old.sectionIdentifiers
        addSections(from: before, to: new.sectionIdentifiers)
        let reloadedItems = Set(new.reloadedItemIdentifiers)
        let reconfiguredItems = Set(new.reconfiguredItemIdentifiers)
        for (section, identifier) in before.enumerated() {
            guard let place = new.indexOfSection(identifier) else { continue }
            if new.reloadedSectionIdentifiers.contains(identifier) { reloadedSections.insert(section) }
            let (items, newItems) = (old.itemIdentifiers(inSection: identifier), new.itemIdentifiers(inSection: identifier))
            addRows(from: items, in: section, to: newItems, in: place)
            let kept = Set(newItems)
            reloaded += items.indices.filter { reloadedItems.contains(items[$0]) && kept.contains(items[$0]) }.map { [section, $0] }
            reconfigured += newItems.indices.filter { reconfiguredItems.contains(newItems[$0]) }.map { [place, $0] }
        }
        addMoves(from: old, to: new)
        // A row that is deleted, because it changes its place, is made anew where it is inserted.
        let gone = Set(deleted)
        reloaded.removeAll(where: gone.contains)
    }

    /// Adds the sections that go, come and change their order.
    private mutating func addSections<Section: Hashable>(from old: [Section], to new: [Section]) {
        for change in new.difference(from: old).inferringMoves() {
            switch change {
            case .remove(let from, _, let to?): movedSections.append((from, to))
            case .remove(let index, _, nil): deletedSections.insert(index)
            case .insert(let index, _, nil): insertedSections.insert(index)
            case .insert: break
            }
        }
    }

    private mutating func addRows<Item: Hashable>(from old: [Item], in section: Int, to new: [Item], in place: Int) {
        for change in new.difference(from: old) {
            switch change {
            case .remove(let row, _, _): deleted.append([section, row])
            case .insert(let row, _, _): inserted.append([place, row])
            }
        }
    }

    private mutating func addMoves<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let item = { (path: IndexPath, snapshot: NSDiffableDataSourceSnapshot<Section, Item>) in
            snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[path.section])[path.row]
        }
        let places = Dictionary(inserted.map { (item($0, new), $0) }, uniquingKeysWith: { $1 })
        let renewed = Set(new.reloadedItemIdentifiers)
        moved = deleted.compactMap { path in
            let identifier = item(path, old)
            // A reloaded item gets a new cell, so it is not moved.
            return renewed.contains(identifier) ? nil : places[identifier].map { (path, $0) }
        }
    }

    /// The deleted items that are not moved.
    package var leaving: [IndexPath] {
        let moved = Set(moved.map(\.from))
        return deleted.filter { !moved.contains($0) }
    }

    /// The inserted items that are not moved.
    package var coming: [IndexPath] {
        let moved = Set(moved.map(\.to))
        return inserted.filter { !moved.contains($0) }
    }
}
