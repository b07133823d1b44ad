public import Foundation

/// A collection view's data source that shows snapshots, and animates from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject,
    UICollectionViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// A closure that returns a supplementary view of a kind.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The closures that are asked and told about items that the user drags.
    public struct ReorderingHandlers {
        /// Returns true when the user may drag an item; nil when no item can be dragged.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before a drag changes the snapshot.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after a drag changed the snapshot.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The closures that are asked and told about items of outlines that the user expands or collapses.
    public struct SectionSnapshotHandlers<Item> {
        /// Returns true when an item may be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns true when an item may be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is about to be expanded, given its present ones.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<
                    ItemIdentifierType
                >
            )?
    }

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var shown = Snapshot()
    /// The outlines of the sections that were applied as section snapshots.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// The closure that returns supplementary views, such as headers.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The closures that are asked and told about items that the user drags.
    open var reorderingHandlers = ReorderingHandlers()
    /// The closures that are asked and told about items that the user expands or collapses.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source without items, and sets it as the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the shown snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// Shows a snapshot.
    ///
    /// - Parameter animatingDifferences: True animates the items that come, go, move and change.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
        show(snapshot, isAnimated: animatingDifferences, completion)
    }
    /// Shows a snapshot without animation, with all cells made anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        shown.forgetMarks()
        collection?.reloadData()
        completion?()
    }
    /// Returns the items of a section as an outline.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(shown.itemIdentifiers(inSection: section))
        return flat
    }
    /// Shows an outline in a section, which is added at the end if it does not exist.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var new = shown
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.deleteItems(new.itemIdentifiers(inSection: section))
        new.appendItems(snapshot.visibleItems, toSection: section)
        show(new, isAnimated: animatingDifferences, completion)
    }

    private func show(_ snapshot: Snapshot, isAnimated: Bool, _ completion: (() -> Void)?) {
        // A view that was never laid out counts its items now: the update begins from the snapshot before.
        if collection?.window != nil { _ = collection?.numberOfSections }
        let old = shown
        shown = snapshot
        shown.forgetMarks()
        guard let collection, collection.window != nil else {
            collection?.reloadData()
            completion?()
            return
        }
        let changes = SnapshotChanges(from: old, to: snapshot)
        guard isAnimated else {
            UIView.performWithoutAnimation { changes.apply(to: collection, completion: {}) }
            completion?()
            return
        }
        changes.apply(to: collection) { completion?() }
    }

    // MARK: Identifiers

    /// Returns the item at an index path; nil for one that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = shown.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
    /// Returns the index path of an item; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let identifier = shown.sectionIdentifier(containingItem: itemIdentifier), let section = shown.indexOfSection(identifier),
            let item = shown.itemIdentifiers(inSection: identifier).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(item: item, section: section)
    }
    /// Returns the identifier of a section; nil for a section that does not exist.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }
    /// Returns the position of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    /// Returns the cell that the cell provider gives for an item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell(frame: .zero)
    }
    /// Returns the supplementary view that `supplementaryViewProvider` gives.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "the data source has no supplementary view of kind \(kind)")
        return UICollectionReusableView(frame: .zero)
    }
    /// Returns true when `reorderingHandlers` let the user drag an item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// Moves an item that the user dragged in the snapshot.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let item = itemIdentifier(for: sourceIndexPath), let section = sectionIdentifier(for: destinationIndexPath.section) else { return }
        let old = shown
        var new = old
        new.deleteItems([item])
        let items = new.itemIdentifiers(inSection: section)
        if items.indices.contains(destinationIndexPath.item) {
            new.insertItems([item], beforeItem: items[destinationIndexPath.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let transaction = transaction(from: old, to: new)
        reorderingHandlers.willReorder?(transaction)
        shown = new
        for part in transaction.sectionTransactions { outlines[part.sectionIdentifier] = nil }
        reorderingHandlers.didReorder?(transaction)
    }
    /// Returns the titles of the index; nil, for no index, unless overridden.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the item to which a title of the index leads; the first one unless overridden.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { [0, 0] }

    private func transaction(
        from old: Snapshot, to new: Snapshot
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let parts = new.sectionIdentifiers.filter { old.itemIdentifiers(inSection: $0) != new.itemIdentifiers(inSection: $0) }.map { section in
            let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
            var (first, last) = (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(), NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>())
            first.append(before)
            last.append(after)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last, difference: after.difference(from: before))
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: old, finalSnapshot: new, difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
            sectionTransactions: parts)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func isExpanded(at path: IndexPath) -> Bool { outline(at: path).map { $0.outline.isExpanded($0.item) } ?? false }

    func level(at path: IndexPath) -> Int { outline(at: path).map { $0.outline.level(of: $0.item) } ?? 0 }

    func toggleOutline(at path: IndexPath) {
        guard let found = outline(at: path) else { return }
        let (section, item) = (found.section, found.item)
        var outline = found.outline
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let children = sectionSnapshotHandlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    private func outline(
        at path: IndexPath
    ) -> (section: SectionIdentifierType, item: ItemIdentifierType, outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)? {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path), let outline = outlines[section] else {
            return nil
        }
        return (section, item, outline)
    }
}

/// A data source whose sections are outlines.
@MainActor
protocol OutlineSource {
    /// Returns true when the children of an item are visible.
    func isExpanded(at path: IndexPath) -> Bool
    /// Returns the number of an item's ancestors.
    func level(at path: IndexPath) -> Int
    /// Expands or collapses an item.
    func toggleOutline(at path: IndexPath)
}
