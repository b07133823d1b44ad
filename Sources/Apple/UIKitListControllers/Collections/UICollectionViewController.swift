public import Foundation
package import LaminaMethods

/// A view controller whose view holds a collection view, and which is its data source and delegate.
///
/// The collection view fills a plain view, as on Apple's systems, so that views which a subclass adds to `view` do not scroll.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { collectionControllerMembers }

    /// The layout with which the collection view is created.
    private let firstLayout: UICollectionViewLayout?

    /// True when the selection is cleared before the collection view appears; true by default.
    open var clearsSelectionOnViewWillAppear = true
    /// True when the controller lets the user drag items after a long press; true by default.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { if isViewLoaded { press?.isEnabled = installsStandardGestureForInteractiveMovement } }
    }
    /// True when pushing the controller changes the layout of the same collection view; stored without effect.
    open var useLayoutToLayoutNavigationTransitions = false
    /// The recogniser that drags items; nil before the view is loaded.
    private var press: CollectionMovePress?

    /// Creates a controller with a collection view of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a nib, or with a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        firstLayout = nil
        super.init(coder: coder)
        coder.finishDecoding(self, as: UICollectionViewController.self)
    }

    /// The collection view, which fills the controller's view or was placed by the app.
    open var collectionView: UICollectionView! {
        get {
            if ownView == nil { loadViewIfNeeded() }
            return ownView ?? view as? UICollectionView
        }
        set {
            // A view that the app has built around the collection view stays the controller's view.
            let isWhole = !isViewLoaded || view is CollectionWrapperView || view is UICollectionView
            ownView = newValue
            if isWhole { view = newValue.map(CollectionWrapperView.init) }
        }
    }
    private var ownView: UICollectionView?
    /// The layout with which the controller was created.
    open var collectionViewLayout: UICollectionViewLayout { firstLayout ?? collectionView?.collectionViewLayout ?? UICollectionViewFlowLayout() }

    open override func loadView() {
        if nibName != nil || hasSceneView {
            super.loadView()
            if let collection = viewIfLoaded as? UICollectionView { collectionView = collection }
            // A nib's collection need not have these outlets.
            ownView?.dataSource = ownView?.dataSource ?? self
            ownView?.delegate = ownView?.delegate ?? self
            return letItemsMove(in: ownView)
        }
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: firstLayout ?? UICollectionViewFlowLayout())
        collection.backgroundColor = .systemBackground
        collection.dataSource = self
        collection.delegate = self
        collectionView = collection
        letItemsMove(in: collection)
    }

    private func letItemsMove(in collection: UICollectionView?) {
        press = collection.map { CollectionMovePress($0) }
        press?.isEnabled = installsStandardGestureForInteractiveMovement
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView?.indexPathsForSelectedItems ?? [] { collectionView?.deselectItem(at: path, animated: animated) }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView?.flashScrollIndicators()
    }

    /// Sets the editing mode of the controller and of its collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { collectionView?.isEditing = editing }
    }

    // MARK: UICollectionViewDataSource

    /// Returns the number of items in a section; 0 unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns the cell of an item that becomes visible; an empty cell unless overridden.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        PlainCollectionOwner.shared.numberOfSections(in: collectionView)
    }
    /// Returns a supplementary view, such as a header, that becomes visible.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        PlainCollectionOwner.shared.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    /// Returns true when the user may move an item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        PlainCollectionOwner.shared.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    /// Called when the user moved an item.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    /// Returns the titles of an index; nil for none.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        PlainCollectionOwner.shared.indexTitles(for: collectionView)
    }
    /// Returns the item to which a title of the index leads.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        PlainCollectionOwner.shared.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }

    // MARK: UICollectionViewDelegate

    /// Returns true when a touch may highlight an item.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        PlainCollectionOwner.shared.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    /// Called when a touch highlighted an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called when an item lost its highlight.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns true when a tap may select an item.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        PlainCollectionOwner.shared.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    /// Returns true when a tap may deselect an item.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        PlainCollectionOwner.shared.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    /// Called when the user selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called when the user deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Called when the user tapped an item outside of editing mode, after its selection.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// Returns true when two fingers may begin to select items; never called.
    open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        PlainCollectionOwner.shared.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// Called when two fingers began to select items; never called.
    open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Called when two fingers ended to select items; never called.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Called when a cell is about to become visible.
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    /// Called when a supplementary view is about to become visible.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    /// Called when a cell left the visible area.
    open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    /// Called when a supplementary view left the visible area.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Returns true when a long press opens a menu of editing commands, from the API before context menus.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        PlainCollectionOwner.shared.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
    /// Returns true when the menu of an item contains an editing command.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        PlainCollectionOwner.shared.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
    /// Called to perform an editing command of an item's menu.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    /// Returns the destination of an item that the user drags, given the item under the touch.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        PlainCollectionOwner.shared.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    /// Returns the destination of an item that the user drags, given its first and its current place.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        PlainCollectionOwner.shared.collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }
    /// Returns the content offset after an update or a change of the layout.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        PlainCollectionOwner.shared.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    /// Returns the layout of an interactive transition.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        PlainCollectionOwner.shared.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
    /// Returns true when an item can be edited; never called.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        PlainCollectionOwner.shared.collectionView(collectionView, canEditItemAt: indexPath)
    }
    /// Returns the context menu of an item; nil for none.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        PlainCollectionOwner.shared.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    /// Returns the context menu of the items under a touch, which are one or none; nil for none.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        PlainCollectionOwner.shared.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    /// Returns the view that a context menu lifts; nil for the item's cell.
    open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        PlainCollectionOwner.shared.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Returns the view to which a context menu's preview returns; nil for the lifted view.
    open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        PlainCollectionOwner.shared.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Called when the user tapped the preview of a context menu.
    open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called when a context menu is about to appear.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when a context menu is about to disappear.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: UIScrollViewDelegate
    /// Called after the content offset changed; does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called after the zoom scale changed; does nothing unless overridden.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when a touch begins to drag the content; does nothing unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called before a drag ends, to let the target be changed; does nothing unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called after a drag ended.
    ///
    /// `decelerate` is true when the content continues to move. Does nothing unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the content starts to decelerate after a drag; does nothing unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called after the deceleration ended; does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called after an animation of the offset ended; does nothing unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns the view that zooming scales; nil, for no zooming, unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        PlainCollectionOwner.shared.viewForZooming(in: scrollView)
    }
    /// Called before zooming begins; does nothing unless overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Called after zooming ended and the scale is at rest; does nothing unless overridden.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns true when a tap on the status bar may scroll to the top; true unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        PlainCollectionOwner.shared.scrollViewShouldScrollToTop(scrollView)
    }
    /// Called after the content scrolled to the top by a tap on the status bar; does nothing unless overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Called after `adjustedContentInset` changed; does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A data source and delegate that has only the protocols' default implementations.
///
/// `UICollectionViewController` calls these for the methods that a subclass does not override.
@MainActor
final class PlainCollectionOwner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    static let shared = PlainCollectionOwner()

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
}
