public import Foundation

/// A table's data source that shows snapshots, and animates from one to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject,
    UITableViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var table: UITableView?
    private let provider: CellProvider
    private var shown = Snapshot()
    /// The animation of rows; `automatic` by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source without items, and sets it as the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the shown snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// Shows a snapshot.
    ///
    /// - Parameter animatingDifferences: True animates the rows that come, go and change; false makes the same changes at once, so that the other
    ///   rows keep their cells.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        // A table that was never laid out counts its rows now: the update begins from the snapshot before.
        if table?.window != nil { _ = table?.numberOfSections }
        let old = take(snapshot)
        guard let table, table.window != nil else {
            table?.reloadData()
            completion?()
            return
        }
        let changes = SnapshotChanges(from: old, to: snapshot)
        if animatingDifferences { return changes.apply(to: table, with: defaultRowAnimation) { completion?() } }
        UIView.performWithoutAnimation { changes.apply(to: table, with: .none, completion: {}) }
        completion?()
    }
    /// Shows a snapshot without animation, with all cells made anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        _ = take(snapshot)
        table?.reloadData()
        completion?()
    }

    /// Stores a snapshot to show, without its marks.
    ///
    /// - Returns: The snapshot that was shown before.
    private func take(_ snapshot: Snapshot) -> Snapshot {
        let old = shown
        shown = snapshot
        shown.forgetMarks()
        return old
    }

    // MARK: Identifiers

    /// Returns the item of a row; nil for a row that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = shown.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }
    /// Returns the row of an item; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let identifier = shown.sectionIdentifier(containingItem: itemIdentifier), let section = shown.indexOfSection(identifier),
            let row = shown.itemIdentifiers(inSection: identifier).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(row: row, section: section)
    }
    /// Returns the identifier of a section; nil for a section that does not exist.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }
    /// Returns the position of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    // MARK: UITableViewDataSource

    /// Returns the number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    /// Returns the number of items in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    /// Returns the cell that the cell provider gives for a row's item.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
    }
    /// Returns the title above a section; nil unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns the title below a section; nil unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns true when the user may delete or insert a row; false unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Called when the user asks to delete or insert a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// Returns true when the user may move a row; false unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Called when the user moved a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    /// Returns the titles of the index; nil, for no index, unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section to which a title of the index leads; by default the section with the title's index.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}
