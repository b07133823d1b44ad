import Foundation

/// The updates of a table or a collection view that lead from one snapshot to another.
@MainActor
struct SnapshotChanges {
    private var deletedSections = IndexSet()
    private var insertedSections = IndexSet()
    private var reloadedSections = IndexSet()
    private var deleted: [IndexPath] = []
    private var inserted: [IndexPath] = []
    private var reloaded: [IndexPath] = []
    /// The rows, after the updates, whose cells are changed.
    private var reconfigured: [IndexPath] = []
    /// The items that are deleted at one place and inserted at another: collection views move their cells.
    private var moved: [(from: IndexPath, to: IndexPath)] = []

    /// Creates the updates; nil when sections that stay have changed their order, for which there are none.
    init?<Section, Item>(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let (known, wanted) = (Set(before), Set(after))
        guard before.filter(wanted.contains) == after.filter(known.contains) else { return nil }
        deletedSections = IndexSet(before.indices.filter { !wanted.contains(before[$0]) })
        insertedSections = IndexSet(after.indices.filter { !known.contains(after[$0]) })
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

    func apply(to collection: UICollectionView, completion: @escaping () -> Void) {
        let (left, come) = (Set(moved.map(\.from)), Set(moved.map(\.to)))
        collection.performBatchUpdates {
            collection.deleteSections(deletedSections)
            collection.insertSections(insertedSections)
            collection.reloadSections(reloadedSections)
            collection.deleteItems(at: deleted.filter { !left.contains($0) })
            collection.insertItems(at: inserted.filter { !come.contains($0) })
            for move in moved { collection.moveItem(at: move.from, to: move.to) }
            collection.reloadItems(at: reloaded)
        } completion: { _ in
            completion()
        }
        collection.reconfigureItems(at: reconfigured)
    }

    func apply(to table: UITableView, with animation: UITableView.RowAnimation, completion: @escaping () -> Void) {
        table.performBatchUpdates {
            table.deleteSections(deletedSections, with: animation)
            table.insertSections(insertedSections, with: animation)
            table.reloadSections(reloadedSections, with: animation)
            table.deleteRows(at: deleted, with: animation)
            table.insertRows(at: inserted, with: animation)
            table.reloadRows(at: reloaded, with: animation)
        } completion: { _ in
            completion()
        }
        table.reconfigureRows(at: reconfigured)
    }
}
