public import Foundation

/// A row of a table, as long as it is in sight.
open class UITableViewCell: UIView {
    /// How the texts are arranged.
    let style: CellStyle
    /// The parts that the cell makes by itself.
    let parts = CellParts()
    /// What the table said of the row.
    var row = CellRow()

    /// By which name the table keeps the cell for other rows.
    open internal(set) var reuseIdentifier: String?
    /// Holds what the row shows; views of one's own belong here.
    public let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    /// The first text.
    open var textLabel: UILabel? { madeText }
    /// The second text, in styles that have one.
    open var detailTextLabel: UILabel? { madeDetail }
    /// A picture before the texts.
    open var imageView: UIImageView? { madePicture }

    /// Behind everything.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }
    /// Behind the content while the cell is selected or lit; nil for the system's grey.
    open var selectedBackgroundView: UIView? {
        didSet {
            parts.selection?.removeFromSuperview()
            parts.selection = nil
            replaceBackground(oldValue, by: nil)
            showSelection(animated: false)
        }
    }
    /// How the cell looks when it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet { showSelection(animated: false) }
    }
    /// What stands at the end.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { replaceAccessory() } }
    }
    /// Stands at the end, in place of what the type says.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { replaceAccessory(oldValue) } }
    }
    /// Where the line below begins and ends; the table's, unless said.
    open var separatorInset: UIEdgeInsets {
        get { row.separatorInset ?? row.tableInset }
        set {
            row.separatorInset = newValue
            setNeedsLayout()
        }
    }
    /// How many steps the content stands in.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// Points of a step.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }
    /// What editing offers.
    open internal(set) var editingStyle = EditingStyle.none
    /// Whether the grip by which the row is moved stands at the end while editing; the table sets it by what its data source says.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }
    /// Whether the content moves aside while editing, although there is no control before it; the table sets it.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }
    /// A ring that shows whether the row is selected stands in place of the editing style's control.
    var offersSelection = false
    /// The buttons that delete the row or do more with it are uncovered.
    open var showingDeleteConfirmation: Bool { isConfirming }
    /// What stands at the end while editing.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { replaceAccessory() } }
    }
    /// Stands at the end while editing, in place of what the type says.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { replaceAccessory(oldValue) } }
    }
    /// The content stands aside and must not be seen beyond the cell.
    var isSwiped = false {
        didSet { if isSwiped != oldValue { clipsToBounds = isSwiped || layer.cornerRadius > 0 } }
    }
    /// A finger is on the cell.
    open var isHighlighted: Bool {
        get { row.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// The cell's row is selected.
    open var isSelected: Bool {
        get { row.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// The cell shows what it can be edited by.
    open var isEditing: Bool {
        get { row.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// A cell that is kept for other rows under a name; nil for one that is not.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        begin()
    }

    /// A cell of the default style.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        style = coder.nibElement?.cellStyle ?? .default
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITableViewCell.self)
    }

    /// The cell is about to show another row; subclasses take back what they added for the last one.
    open func prepareForReuse() { forgetRow() }
    /// Lights the cell up, or takes the light away.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard row.isHighlighted != highlighted else { return }
        row.isHighlighted = highlighted
        showSelection(animated: animated)
    }
    /// Shows that the row is selected, or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard row.isSelected != selected else { return }
        row.isSelected = selected
        showSelection(animated: animated)
    }
    /// Shows what the row can be edited by, or hides it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }
    /// The controls of editing or the buttons of a swipe are about to come or go; for subclasses, which call `super`.
    open func willTransition(to state: StateMask) {}
    /// The controls of editing or the buttons of a swipe have come or gone; for subclasses, which call `super`.
    open func didTransition(to state: StateMask) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight(width: size.width)) }
    override func resolveColors() {
        super.resolveColors()
        parts.resolveColors(of: self)
    }
}
