public import Foundation

/// A list of rows in sections, of which only those in sight have views.
open class UITableView: UIScrollView {
    /// Stands for a height that the row's own cell decides.
    public class var automaticDimension: CGFloat { -1 }

    /// How sections are told apart.
    public let style: Style
    /// Where everything stands, and what is in sight.
    let content = TableContent()
    /// What was found out about the delegate and the data source.
    var answers = TableAnswers()
    /// Which rows are selected, lit or edited.
    var marks = TableMarks()
    /// Cells and headers that are out of sight, and how new ones are made.
    let reuse = TableReuse()
    /// Changes that are being collected.
    var updates: TableUpdates?

    /// Tells what to show.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetContent() } }
    }
    /// Hears what happens, and says how things look.
    open weak var delegate: (any UITableViewDelegate)? {
        get { _scrollDelegate as? any UITableViewDelegate }
        set {
            guard _scrollDelegate !== newValue else { return }
            _scrollDelegate = newValue
            forgetContent()
        }
    }

    // MARK: Sizes and looks

    /// The height of rows, unless the delegate says it.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetContent() } }
    }
    /// What a row is taken to be high until it comes into sight.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetContent() } }
    }
    /// The height of what is above a section, unless the delegate says it.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetContent() } }
    }
    /// The height of what is below a section, unless the delegate says it.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetContent() } }
    }
    /// Whether lines separate the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { refreshSeparators() }
    }
    /// The colour of the lines between rows; nil for the system's.
    open var separatorColor: UIColor? = .separator {
        didSet { refreshSeparators() }
    }
    /// Where the lines between rows begin and end.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { refreshSeparators() }
    }
    /// Above all sections; it scrolls with them, and its height counts.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
    }
    /// Below all sections; it scrolls with them, and its height counts.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, by: tableFooterView) }
    }
    /// Behind all rows; it does not scroll.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }

    // MARK: Making a table

    /// A plain or grouped table without rows.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        begin()
    }

    /// A plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        style = coder.nibElement?.tableStyle ?? .plain
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITableView.self)
    }

    // MARK: Rows and places

    /// How many sections there are.
    open var numberOfSections: Int { loaded.sections.count }
    /// How many rows a section has; 0 for one that does not exist.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }
    /// Where a row is; empty for one that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
    /// Where a section is, with what is above and below it.
    open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) { $0.stretch(ofSection: section) } }
    /// Where what is above a section would be if it did not stay in sight.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(ofSection: section) { $0.stretch(ofHeader: section) } }
    /// Where what is below a section would be if it did not stay in sight.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(ofSection: section) { $0.stretch(ofFooter: section) } }
    /// The row at a point of the table.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loaded.row(at: Double(point.y)) }
    /// The rows of which a part lies in a rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loaded.rows(in: rect.vertical) }
    /// The row that a cell in sight shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { content.path(of: cell) }
    /// The cell of a row; nil when it is out of sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { tiledCell(at: indexPath) }
    /// The cells in sight, from top to bottom.
    open var visibleCells: [UITableViewCell] { tiledCells }
    /// The rows in sight.
    open var indexPathsForVisibleRows: [IndexPath]? { tiledPaths }
    /// What is above a section, if it is in sight.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { content.headers[section] as? UITableViewHeaderFooterView }
    /// What is below a section, if it is in sight.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { content.footers[section] as? UITableViewHeaderFooterView }

    // MARK: Cells

    /// Cells of this name are made by their class.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier)
    }
    /// Cells of this name are the first object of a nib.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return reuse.register(maker: nil, for: identifier) }
        reuse.register(maker: { nib.makeCell(reuseIdentifier: identifier) }, for: identifier)
    }
    /// What is above and below sections under this name is made by its class.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { reuse.headerClasses[identifier] = aClass }
    /// A cell of this name that is out of sight, or a new one; nil when no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }
    /// A cell of this name that is out of sight, or a new one.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { reuse.requiredCell(identifier) }
    /// A header or footer of this name that is out of sight, or a new one.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { reuse.header(identifier) }

    // MARK: Selecting

    /// Whether taps select rows.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether taps select rows while editing.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while editing; they show a ring in place of the control that deletes or inserts.
    open var allowsMultipleSelectionDuringEditing = false
    /// The selected row, the first one if there are several.
    open var indexPathForSelectedRow: IndexPath? { marks.selected.min() }
    /// The selected rows; nil when there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { marks.selected.isEmpty ? nil : marks.selected.sorted() }
    /// Selects a row without telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
    /// Brings a row into sight.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        bring(indexPath, to: scrollPosition, animated: animated)
    }
    /// Brings the first selected row into sight.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { bring(path, to: scrollPosition, animated: animated) }
    }

    // MARK: Changing

    /// Asks the data source for everything anew.
    open func reloadData() { reloadEverything() }
    /// Begins to collect changes.
    open func beginUpdates() { openUpdates() }
    /// Makes the collected changes.
    open func endUpdates() { closeUpdates(completion: nil) }
    /// Makes changes together, and calls back when they can be seen.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        closeUpdates(completion: completion)
    }
    /// Says that rows were added; the paths are those after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { update { $0.insert(indexPaths, animation) } }
    /// Says that rows were removed; the paths are those before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { update { $0.delete(indexPaths, animation) } }
    /// Says that rows show something else.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { update { $0.reload(indexPaths, animation) } }
    /// Says that a row went to another place.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.move(indexPath, newIndexPath) } }
    /// Says that sections were added; the numbers are those after the change.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { update { $0.insertSections(sections, animation) } }
    /// Says that sections were removed; the numbers are those before the change.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { update { $0.deleteSections(sections, animation) } }
    /// Says that sections show something else.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { update { $0.reloadSections(sections, animation) } }

    // MARK: Editing

    /// Whether rows show what they can be edited by, or a row is swiped.
    open var isEditing: Bool {
        get { marks.isEditing || marks.swipe != nil }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides what rows can be edited by.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lightUp(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { followLight(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { takeTap(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { dropLight() }
}
