public import Foundation
import LaminaTables
package import LaminaMethods

/// A list of rows in sections.
///
/// Only visible rows have views.
open class UITableView: UIScrollView {
    /// The members that selectors and keys name.
    nonisolated package class var refinedMemberTable: MemberTable { tableMembers }

    /// The value for a height that the row's cell, or the header or footer view, determines by its content.
    public class var automaticDimension: CGFloat { -1 }

    /// The style of the table: plain, grouped or inset grouped.
    public let style: Style
    /// The loaded geometry and the visible views.
    package let content = TableContent()
    /// The optional methods that the delegate and the data source do not implement.
    var unimplementedMethods = UnimplementedMethods()
    /// The state of selection, highlight and editing.
    package var marks = ListMarks()
    /// The reuse queues of cells, headers and footers.
    let reuse = TableReuse()
    /// The updates that are being collected; nil outside of `beginUpdates()` and `endUpdates()`.
    package var updates: TableUpdates?

    /// The object that supplies the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetContent() } }
    }
    /// The object that is notified of events and determines heights, headers and footers.
    open weak var delegate: (any UITableViewDelegate)? {
        get { _scrollDelegate as? any UITableViewDelegate }
        set {
            guard _scrollDelegate !== newValue else { return }
            _scrollDelegate = newValue
            if newValue != nil, content.menus == nil { content.menus = CellMenus(self) }
            forgetContent()
        }
    }

    /// The sections that a storyboard gives the table; nil for a table whose data source gives them.
    package var staticContent: StaticTableContent? { didSet { forgetContent() } }

    // MARK: Sizes and looks

    /// The height of rows, in points, unless the delegate determines it; `automaticDimension` by default.
    open var rowHeight = UITableView.automaticDimension {
        didSet {
            if rowHeight != oldValue { forgetContent() }
            customized(\.rowHeight)
        }
    }
    /// The assumed height of a row until it is visible, in points; `automaticDimension` by default.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetContent() } }
    }
    /// The height of section headers, in points, unless the delegate determines it; `automaticDimension` by default.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetContent() } }
    }
    /// The height of section footers, in points, unless the delegate determines it; `automaticDimension` by default.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetContent() } }
    }
    /// The style of the separators between rows; `singleLine` by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { refreshSeparators() }
    }
    /// The colour of the separators; nil for the system's.
    open var separatorColor: UIColor? = .separator {
        didSet {
            refreshSeparators()
            customized(\.separatorColor)
        }
    }
    /// The insets of the separators from the sides of the cells, in points; by default the margin of the cells' texts on the left: 16, or 20 in a
    /// table that is at least 414 points wide.
    open var separatorInset: UIEdgeInsets {
        get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: bounds.width >= 414 ? 20 : 16, bottom: 0, right: 0) }
        set {
            givenSeparatorInset = newValue
            refreshSeparators()
            customized(\.separatorInset)
        }
    }
    private var givenSeparatorInset: UIEdgeInsets?
    /// The view above all sections.
    ///
    /// The view scrolls with the sections; of its frame only the height is used.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
    }
    /// The view below all sections.
    ///
    /// The view scrolls with the sections; of its frame only the height is used.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, by: tableFooterView) }
    }
    /// The view behind all rows; it does not scroll.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }

    // MARK: Making a table

    /// Creates a table of a style, without rows.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        begin()
    }

    /// Creates a plain table without rows.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table from a nib.
    public required init?(coder: NSCoder) {
        style = coder.nibElement?.tableStyle ?? .plain
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITableView.self)
    }

    // MARK: Rows and places

    /// The number of sections.
    open var numberOfSections: Int { loaded.sections.count }
    /// Returns the number of rows in a section; 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }
    /// Returns the rectangle of a row in the table's coordinates; empty for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
    /// Returns the rectangle of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) { $0.stretch(ofSection: section) } }
    /// Returns the rectangle of a section header, regardless of pinning at the top edge.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(ofSection: section) { $0.stretch(ofHeader: section) } }
    /// Returns the rectangle of a section footer, regardless of pinning at the bottom edge.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(ofSection: section) { $0.stretch(ofFooter: section) } }
    /// Returns the row at a point of the table; nil when there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loaded.row(at: Double(point.y)) }
    /// Returns the rows that intersect a rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loaded.rows(in: rect.vertical) }
    /// Returns the row that a visible cell displays; nil for other cells.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { content.path(of: cell) }
    /// Returns the cell of a row; nil when the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { tiledCell(at: indexPath) }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { tiledCells }
    /// The visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { tiledPaths }
    /// Returns the header of a section; nil when it is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { content.headers[section] as? UITableViewHeaderFooterView }
    /// Returns the footer of a section; nil when it is not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { content.footers[section] as? UITableViewHeaderFooterView }

    // MARK: Cells

    /// Registers the class of new cells for a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier)
    }
    /// Registers a nib for a reuse identifier.
    ///
    /// The first object of the nib is the cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return reuse.register(maker: nil, for: identifier) }
        reuse.register(maker: { nib.makeCell(reuseIdentifier: identifier) }, for: identifier)
    }
    /// Registers the class of new section headers and footers for a reuse identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        (reuse.headerClasses[identifier], reuse.headerMakers[identifier]) = (aClass, nil)
    }
    /// Registers a nib for section headers and footers with a reuse identifier.
    ///
    /// The first object of the nib is the view.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return reuse.headerMakers[identifier] = nil }
        reuse.headerMakers[identifier] = { nib.makeHeader(reuseIdentifier: identifier) }
    }
    /// Returns a cell from the reuse queue, or a new one; nil when nothing is registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }
    /// Returns a cell from the reuse queue, or a new one.
    ///
    /// For an unknown identifier, logs the error and returns a plain cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { reuse.requiredCell(identifier) }
    /// Returns a header or footer from the reuse queue, or a new one; nil when nothing is registered for the identifier.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { reuse.header(identifier) }

    // MARK: Selecting

    /// True when taps select rows; true by default.
    open var allowsSelection = true
    /// True when multiple rows can be selected; false by default.
    open var allowsMultipleSelection = false
    /// True when taps select rows in editing mode; false by default.
    open var allowsSelectionDuringEditing = false
    /// True when multiple rows can be selected in editing mode.
    ///
    /// Every row then shows a selection ring in place of its edit control. The default is false.
    open var allowsMultipleSelectionDuringEditing = false
    /// The selected row, or the first of several; nil for none.
    open var indexPathForSelectedRow: IndexPath? { marks.selected.min() }
    /// The selected rows in order; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { marks.selected.isEmpty ? nil : marks.selected.sorted() }
    /// Selects a row without notifying the delegate; nil deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
    /// Scrolls until a row is at a position of the visible area.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        bring(indexPath, to: scrollPosition, animated: animated)
    }
    /// Scrolls until the first selected row is at a position of the visible area.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { bring(path, to: scrollPosition, animated: animated) }
    }

    // MARK: Changing

    /// Discards the views and the selection, and loads everything from the data source again.
    open func reloadData() {
        checkThread()
        reloadEverything()
    }
    /// Begins to collect updates of rows and sections; calls can be nested.
    open func beginUpdates() { openUpdates() }
    /// Applies the collected updates together when called for the outermost `beginUpdates()`.
    open func endUpdates() { closeUpdates(completion: nil) }
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
    /// Inserts rows; the index paths refer to the table after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { update { $0.insert(indexPaths, animation) } }
    /// Deletes rows; the index paths refer to the table before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { update { $0.delete(indexPaths, animation) } }
    /// Reloads rows, because their content changed.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { update { $0.reload(indexPaths, animation) } }
    /// Moves a row; `indexPath` refers to the table before the update, `newIndexPath` to the table after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.move(indexPath, newIndexPath) } }
    /// Inserts sections; the indices refer to the table after the update.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { update { $0.insertSections(sections, animation) } }
    /// Deletes sections; the indices refer to the table before the update.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { update { $0.deleteSections(sections, animation) } }
    /// Moves a section; `section` refers to the table before the update, `newSection` to the table after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, newSection) }
    }
    /// Lets the data source change the cells of visible rows, which keep their cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Reloads sections, because their content changed.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { update { $0.reloadSections(sections, animation) } }

    // MARK: Editing

    /// True in editing mode and while a row is swiped.
    open var isEditing: Bool {
        get { marks.isEditing || swipes?.isOpen == true }
        set { setEditing(newValue, animated: false) }
    }
    /// Enters or leaves editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { followHighlight(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { takeTap(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { removeHighlight() }
}
