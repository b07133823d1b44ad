public import Foundation
package import LaminaMethods

/// A view controller whose view is a table, and which is the table's data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { tableControllerMembers }

    private let style: UITableView.Style

    /// True when the selection is cleared before the table appears; true by default.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a nib, or with a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.finishDecoding(self, as: UITableViewController.self)
    }

    /// The table, which is the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The control above the table that the user pulls into view to refresh the table.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    open override func loadView() {
        if nibName != nil || hasSceneView {
            super.loadView()
        } else {
            view = UITableView(frame: UIScreen.main.bounds, style: style)
        }
        guard let table = tableView else { return }
        // A nib's table need not have these outlets.
        table.dataSource = table.dataSource ?? self
        table.delegate = table.delegate ?? self
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView?.indexPathsForSelectedRows ?? [] { tableView?.deselectRow(at: path, animated: animated) }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    /// Sets the editing mode of the controller and of its table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
    }

    // MARK: UITableViewDataSource
    /// Returns the number of rows in a section: those of a storyboard's static table, else 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticContent?.section(section)?.cells.count ?? 0
    }
    /// Returns the cell for a row that becomes visible: that of a storyboard's static table, else an empty cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticContent?.cell(at: indexPath) ?? UITableViewCell()
    }
    /// Returns the number of sections: those of a storyboard's static table, else 1.
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticContent?.sections.count ?? PlainTableOwner.shared.numberOfSections(in: tableView)
    }
    /// Returns the title above a section: that of a storyboard's static table, else nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticContent?.section(section)?.header ?? PlainTableOwner.shared.tableView(tableView, titleForHeaderInSection: section)
    }
    /// Returns the title below a section: that of a storyboard's static table, else nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticContent?.section(section)?.footer ?? PlainTableOwner.shared.tableView(tableView, titleForFooterInSection: section)
    }
    /// Returns the titles of the index; nil, for no index, unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        PlainTableOwner.shared.sectionIndexTitles(for: tableView)
    }
    /// Returns the section to which a title of the index leads; by default the section with the title's index.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        PlainTableOwner.shared.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    /// Returns true when the user may delete or insert a row; true unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, canEditRowAt: indexPath)
    }
    /// Called when the user asks to delete or insert a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// Returns true when the user may move a row; false unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, canMoveRowAt: indexPath)
    }
    /// Called when the user moved a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    // MARK: UITableViewDelegate
    /// Returns the height of a row, in points; the table's `rowHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let content = tableView.staticContent, content.hasOwnHeights { return content.rowHeight(at: indexPath) ?? tableView.rowHeight }
        return PlainTableOwner.shared.tableView(tableView, heightForRowAt: indexPath)
    }
    /// Returns the assumed height of a row until it is visible, in points; the table's estimate unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        PlainTableOwner.shared.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    /// Returns the height of a section header, in points; the table's `sectionHeaderHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        PlainTableOwner.shared.tableView(tableView, heightForHeaderInSection: section)
    }
    /// Returns the height of a section footer, in points; the table's `sectionFooterHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        PlainTableOwner.shared.tableView(tableView, heightForFooterInSection: section)
    }
    /// Returns the view above a section, which replaces the title; nil unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        PlainTableOwner.shared.tableView(tableView, viewForHeaderInSection: section)
    }
    /// Returns the view below a section, which replaces the title; nil unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        PlainTableOwner.shared.tableView(tableView, viewForFooterInSection: section)
    }
    /// Returns the number of steps by which a row is indented; 0 unless overridden.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        PlainTableOwner.shared.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    /// Called before a cell becomes visible; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Called after a cell left the visible area; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Called before a section header becomes visible; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Called before a section footer becomes visible; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Called after a section header left the visible area; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// Called after a section footer left the visible area; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// Returns true when a touch may highlight a row; true unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    /// Called after a touch highlighted a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Called after a row lost its highlight; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the row to select when the user taps a row, nil for none; the tapped row unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        PlainTableOwner.shared.tableView(tableView, willSelectRowAt: indexPath)
    }
    /// Returns the row to deselect when the user deselects a row, nil for none; the same row unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        PlainTableOwner.shared.tableView(tableView, willDeselectRowAt: indexPath)
    }
    /// Called after the user selected a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Called after the user deselected a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Called when the user tapped a row's info button; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns the kind of editing that a row offers; `delete` unless overridden.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        PlainTableOwner.shared.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    /// Returns the title of the button that deletes a row, nil for "Delete"; nil unless overridden.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        PlainTableOwner.shared.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    /// Returns the actions of a swipe from the leading end; nil, for none, unless overridden.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        PlainTableOwner.shared.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        PlainTableOwner.shared.tableView(tableView, editActionsForRowAt: indexPath)
    }
    /// Returns the actions of a swipe from the trailing end; nil, for deletion, unless overridden.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        PlainTableOwner.shared.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// Returns true when a row is indented during editing even without an edit control; true unless overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    /// Called when a swipe begins to reveal a row's actions; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Called after a swiped row hid its actions, with nil if the row is gone; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns the destination of a row that the user drags; the proposed one unless overridden.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        PlainTableOwner.shared.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
    /// Returns the context menu of a row; nil, for none, unless overridden.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        PlainTableOwner.shared.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    /// Returns the view that a context menu lifts; nil, for the row's cell, unless overridden.
    open func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
    {
        PlainTableOwner.shared.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Returns the view to which a context menu's preview returns; nil, for the lifted view, unless overridden.
    open func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
    {
        PlainTableOwner.shared.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Called when the user tapped the preview of a context menu; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called before a context menu appears; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before a context menu disappears; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Returns true when a long press opens a menu of editing commands; false unless overridden.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
    /// Returns true when the menu of a row contains an editing command; false unless overridden.
    open func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool {
        PlainTableOwner.shared.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
    /// Called for an editing command of a row's menu; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {}
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
        PlainTableOwner.shared.viewForZooming(in: scrollView)
    }
    /// Called before zooming begins; does nothing unless overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Called after zooming ended and the scale is at rest; does nothing unless overridden.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns true when a tap on the status bar may scroll to the top; true unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        PlainTableOwner.shared.scrollViewShouldScrollToTop(scrollView)
    }
    /// Called after the content scrolled to the top by a tap on the status bar; does nothing unless overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Called after `adjustedContentInset` changed; does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A data source and delegate that has only the protocols' default implementations.
///
/// `UITableViewController` calls those with a result for methods that a subclass does not override, which sets the flags in `UnimplementedMethods`.
@MainActor
final class PlainTableOwner: NSObject, UITableViewDataSource, UITableViewDelegate {
    static let shared = PlainTableOwner()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
