import Foundation

/// The updates of a table that lead from one snapshot to another.
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
