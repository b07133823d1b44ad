public import Foundation
import LaminaTables
package import LaminaMethods

/// A scroll view that shows items as its layout arranges them.
///
/// Only visible items have views.
open class UICollectionView: UIScrollView {
    /// The members that selectors and keys name.
    nonisolated package class var refinedMemberTable: MemberTable { collectionMembers }

    /// The numbers of items that were loaded, and the visible views.
    let content = CollectionContent()
    /// The state of selection, highlight and editing.
    package var marks = ListMarks()
    /// The updates that are being collected; nil outside of `performBatchUpdates(_:completion:)`.
    package var updates: CollectionUpdates?
    /// The item that the user drags; nil for none.
    var movement: CollectionMovement?
    /// The layout that arranges the items.
    private var layout: UICollectionViewLayout

    /// The object that supplies the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetContent() } }
    }
    /// The object that is notified of events.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { _scrollDelegate as? any UICollectionViewDelegate }
        set {
            guard _scrollDelegate !== newValue else { return }
            _scrollDelegate = newValue
            if newValue != nil, content.menus == nil { content.menus = CellMenus(self) }
            if content.counts != nil { layout.invalidateLayout() }
        }
    }
    /// The object that loads the data of items before they become visible.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { content.prefetched = [] }
    }
    /// True when items are announced to `prefetchDataSource`; true by default.
    open var isPrefetchingEnabled = true
    /// The layout; a new one moves the views at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { changeLayout(to: newValue, animated: false, completion: nil) }
    }
    /// The view behind all items; it does not scroll.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }
    /// The changes of a cell's size that make the layout ask for its preferred size again; `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Making a collection view

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layout.owner = self
    }

    /// Creates a collection view with a flow layout; Apple's raises an exception, because it has no layout.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates a collection view from a nib.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.owner = self
        coder.finishDecoding(self, as: UICollectionView.self)
    }

    /// Replaces the layout without moving views.
    func adopt(_ new: UICollectionViewLayout) {
        if layout !== new, layout.owner === self { layout.owner = nil }
        layout = new
        new.owner = self
        new.isPrepared = false
    }

    // MARK: Items and places

    /// The number of sections.
    open var numberOfSections: Int { loadedCounts.count }
    /// Returns the number of items in a section; 0 for a section that does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }
    /// Returns the attributes of an item; nil for an item that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return content.contains(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
    }
    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Returns the item whose cell contains a point; nil when there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Returns the item that a visible cell shows; nil for other cells.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { content.element(of: cell)?.path }
    /// Returns the cell of an item; nil when the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        tileIfNeeded()
        return content.cell(at: indexPath)
    }
    /// The visible cells, in no particular order.
    open var visibleCells: [UICollectionViewCell] {
        tileIfNeeded()
        return content.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The visible items, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        tileIfNeeded()
        return content.cells.keys.sorted()
    }
    /// Returns a supplementary view; nil when it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        tileIfNeeded()
        return content.views[CollectionElement(.supplementaryView, elementKind, indexPath)]
    }
    /// Returns the visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleSupplementaries(elementKind).map(\.value)
    }
    /// Returns the index paths of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleSupplementaries(elementKind).map(\.key.path)
    }

    // MARK: Views

    /// Registers the class of new cells for a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        content.reuse.register(cellClass.map(CollectionViewSource.type), for: CollectionReuse.Key(kind: nil, identifier: identifier))
    }
    /// Registers a nib, whose first object is the cell, for a reuse identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        content.reuse.register(nib.map(CollectionViewSource.nib), for: CollectionReuse.Key(kind: nil, identifier: identifier))
    }
    /// Registers the class of new supplementary views of a kind for a reuse identifier.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        let key = CollectionReuse.Key(kind: elementKind, identifier: identifier)
        content.reuse.register(viewClass.map(CollectionViewSource.type), for: key)
    }
    /// Registers a nib, whose first object is the view, for supplementary views of a kind with a reuse identifier.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        content.reuse.register(nib.map(CollectionViewSource.nib), for: CollectionReuse.Key(kind: kind, identifier: identifier))
    }
    /// Returns a cell from the reuse queue, or a new one.
    ///
    /// For an unknown identifier, logs the error and returns a plain cell.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeue(kind: nil, identifier, .cell(indexPath), plain: UICollectionViewCell.init)
    }
    /// Returns a supplementary view from the reuse queue, or a new one.
    ///
    /// For an unknown identifier, logs the error and returns a plain view.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let element = CollectionElement(.supplementaryView, elementKind, indexPath)
        return dequeue(kind: elementKind, identifier, element, plain: UICollectionReusableView.init)
    }

    // MARK: Selecting

    /// True when taps select items; true by default.
    open var allowsSelection = true
    /// True when multiple items can be selected; false by default.
    open var allowsMultipleSelection = false
    /// True when taps select items in editing mode; false by default.
    open var allowsSelectionDuringEditing = false
    /// True when multiple items can be selected in editing mode; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// True in editing mode.
    open var isEditing: Bool {
        get { marks.isEditing }
        set { changeEditing(newValue) }
    }
    /// The selected items in order; never nil.
    open var indexPathsForSelectedItems: [IndexPath]? { marks.selected.sorted() }
    /// Selects an item without notifying the delegate; nil deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }
    /// Scrolls until an item is at a position of the visible area.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        bring(indexPath, to: scrollPosition, animated: animated)
    }

    // MARK: Changing

    /// Discards the views and the selection, and loads everything from the data source again.
    open func reloadData() {
        checkThread()
        reloadEverything()
    }
    /// True while updates are collected and not applied.
    open var hasUncommittedUpdates: Bool { updates != nil }
    /// Collects the updates of a closure and applies them together, then calls `completion` after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        closeUpdates(completion: completion)
    }
    /// Collects the updates of a closure that does not escape, so that it may use members without `self.`, as Apple's header allows (`NS_NOESCAPE`).
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    /// Inserts items; the index paths refer to the collection view after the update.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.edits.insertedRows.formUnion(indexPaths) } }
    /// Deletes items; the index paths refer to the collection view before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.edits.deletedRows.formUnion(indexPaths) } }
    /// Reloads items, because their content changed.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.edits.reloadedRows.formUnion(indexPaths) } }
    /// Moves an item; `indexPath` refers to the collection view before the update, `newIndexPath` to the collection view after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.edits.moves.append((indexPath, newIndexPath)) } }
    /// Lets the data source change the cells of visible items, which keep their cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Inserts sections; the indices refer to the collection view after the update.
    open func insertSections(_ sections: IndexSet) { update { $0.edits.insertedSections.formUnion(sections) } }
    /// Deletes sections; the indices refer to the collection view before the update.
    open func deleteSections(_ sections: IndexSet) { update { $0.edits.deletedSections.formUnion(sections) } }
    /// Reloads sections, because their content changed.
    open func reloadSections(_ sections: IndexSet) { update { $0.edits.reloadedSections.formUnion(sections) } }
    /// Moves a section; `section` refers to the collection view before the update, `newSection` to the collection view after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.edits.sectionMoves.append((section, newSection)) } }

    // MARK: Layouts

    /// Changes the layout; the views move to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, completion: nil)
    }
    /// Changes the layout; the views move to their new places, after which `completion` is called.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    // MARK: Moving items by touch

    /// Begins to move an item with the finger.
    ///
    /// - Returns: False when the data source does not let the item move.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    /// Moves the item to a place, in the collection view's coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
    /// Ends the movement; the data source moves the item.
    open func endInteractiveMovement() { finishMovement(isCancelled: false) }
    /// Ends the movement; the item returns to its place.
    open func cancelInteractiveMovement() { finishMovement(isCancelled: true) }

    // MARK: UIView

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            changeRoom(to: newValue) { super.bounds = newValue }
        }
    }
    open override var frame: CGRect {
        get { super.frame }
        set {
            changeRoom(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue }
        }
    }
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsChanged()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { followHighlight(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { takeTap(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { removeHighlight() }
}
