public import Foundation

/// A controller whose view is a table, of which it is data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Whether selected rows are deselected when the table appears.
    open var clearsSelectionOnViewWillAppear = true

    /// A controller of a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func loadView() {
        if nibName != nil { return super.loadView() }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
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

    /// Begins or ends editing of the table, too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
    }

    // MARK: UITableViewDataSource
    /// How many rows a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        0
    }
    /// The cell for a row that comes into sight.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    /// How many sections there are; one, unless implemented.
    open func numberOfSections(in tableView: UITableView) -> Int {
        PlainTableOwner.shared.numberOfSections(in: tableView)
    }
    /// The text above a section.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        PlainTableOwner.shared.tableView(tableView, titleForHeaderInSection: section)
    }
    /// The text below a section.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        PlainTableOwner.shared.tableView(tableView, titleForFooterInSection: section)
    }
    /// Whether a row may be deleted or inserted by the user.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, canEditRowAt: indexPath)
    }
    /// The user asked to delete or insert a row.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    /// Whether the user may move a row.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, canMoveRowAt: indexPath)
    }
    /// The user moved a row.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    // MARK: UITableViewDelegate
    /// The height of a row.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        PlainTableOwner.shared.tableView(tableView, heightForRowAt: indexPath)
    }
    /// The height of a row until it comes into sight.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        PlainTableOwner.shared.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    /// The height of what is above a section.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        PlainTableOwner.shared.tableView(tableView, heightForHeaderInSection: section)
    }
    /// The height of what is below a section.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        PlainTableOwner.shared.tableView(tableView, heightForFooterInSection: section)
    }
    /// What is above a section, in place of its title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        PlainTableOwner.shared.tableView(tableView, viewForHeaderInSection: section)
    }
    /// What is below a section, in place of its title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        PlainTableOwner.shared.tableView(tableView, viewForFooterInSection: section)
    }
    /// How far a row's content stands in.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        PlainTableOwner.shared.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    /// A cell is about to come into sight.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    /// A cell has left the sight.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    /// What is above a section is about to come into sight.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        PlainTableOwner.shared.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    /// What is below a section is about to come into sight.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        PlainTableOwner.shared.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    /// What is above a section has left the sight.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        PlainTableOwner.shared.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    /// What is below a section has left the sight.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        PlainTableOwner.shared.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    /// Whether a finger lights up a row.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    /// A finger lit up a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, didHighlightRowAt: indexPath)
    }
    /// The finger left the row.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    /// The row to select in place of the tapped one; nil for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        PlainTableOwner.shared.tableView(tableView, willSelectRowAt: indexPath)
    }
    /// The row to deselect in place of the one that would be; nil for none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        PlainTableOwner.shared.tableView(tableView, willDeselectRowAt: indexPath)
    }
    /// The user selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, didSelectRowAt: indexPath)
    }
    /// The user deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, didDeselectRowAt: indexPath)
    }
    /// The user tapped the button at a row's end.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    /// What editing offers for a row.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        PlainTableOwner.shared.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    /// The word on the button that deletes a row.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        PlainTableOwner.shared.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    /// The actions that a swipe from the leading end offers; nil for none.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        PlainTableOwner.shared.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// The actions that a swipe from the trailing end offers; nil for deletion.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        PlainTableOwner.shared.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// Whether a row's content moves aside while editing, although there is no control before it.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        PlainTableOwner.shared.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    /// A swipe begins to uncover a row's actions.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        PlainTableOwner.shared.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    /// A swiped row has covered its actions again; nil when the row has gone.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        PlainTableOwner.shared.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    /// The place that a moved row takes instead of the one under the finger.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        PlainTableOwner.shared.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
    // MARK: UIScrollViewDelegate
    /// The content offset has changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        PlainTableOwner.shared.scrollViewDidScroll(scrollView)
    }
    /// The zoom scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        PlainTableOwner.shared.scrollViewDidZoom(scrollView)
    }
    /// A finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        PlainTableOwner.shared.scrollViewWillBeginDragging(scrollView)
    }
    /// The finger leaves the content.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        unsafe PlainTableOwner.shared.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    /// The finger has left the content, which goes on by itself or not.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        PlainTableOwner.shared.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    /// The content begins to go on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        PlainTableOwner.shared.scrollViewWillBeginDecelerating(scrollView)
    }
    /// The content that went on by itself stands still.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        PlainTableOwner.shared.scrollViewDidEndDecelerating(scrollView)
    }
    /// An animation to a place has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        PlainTableOwner.shared.scrollViewDidEndScrollingAnimation(scrollView)
    }
    /// The view that fingers zoom; nil for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        PlainTableOwner.shared.viewForZooming(in: scrollView)
    }
    /// The zoom scale begins to change.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        PlainTableOwner.shared.scrollViewWillBeginZooming(scrollView, with: view)
    }
    /// The zoom scale has come to rest.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        PlainTableOwner.shared.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    /// Whether the content may be sent to its top.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        PlainTableOwner.shared.scrollViewShouldScrollToTop(scrollView)
    }
    /// The content was sent to its top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        PlainTableOwner.shared.scrollViewDidScrollToTop(scrollView)
    }
    /// The inset with the safe area has changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        PlainTableOwner.shared.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}

/// What tables are told by owners that say nothing.
@MainActor
final class PlainTableOwner: NSObject, UITableViewDataSource, UITableViewDelegate {
    static let shared = PlainTableOwner()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
