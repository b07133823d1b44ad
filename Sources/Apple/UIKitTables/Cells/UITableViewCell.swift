public import Foundation
import LaminaMarkup
package import LaminaMethods

/// A view that displays one row of a table while the row is visible.
open class UITableViewCell: UIView, ColorResolving {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { cellMembers }

    /// The arrangement of the texts.
    package let style: CellStyle
    /// The views that the cell creates itself.
    package let parts = CellParts()
    /// The state that the table sets for the displayed row.
    package var row = CellRow()

    /// The identifier under which the table reuses the cell for other rows; nil for a cell that is not reused.
    open package(set) var reuseIdentifier: String?
    /// The segues of a storyboard that begin at the cell.
    package var segues = CellSegues()
    /// The view for the row's content; add custom subviews here.
    ///
    /// A content configuration replaces the view.
    open var contentView: UIView { parts.content }

    /// The title label, created on first access.
    open var textLabel: UILabel? { madeText }
    /// The detail label, created on first access; nil for the default style.
    open var detailTextLabel: UILabel? { madeDetail }
    /// The image view before the texts, created on first access.
    open var imageView: UIImageView? { madePicture }

    /// The view behind all other content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }
    /// The view behind the content while the cell is selected or highlighted; nil for the system's grey.
    open var selectedBackgroundView: UIView? {
        didSet {
            parts.selection?.removeFromSuperview()
            parts.selection = nil
            replaceBackground(oldValue, by: nil)
            showSelection(animated: false)
        }
    }
    /// The appearance of the selected cell; `default` by default.
    open var selectionStyle = SelectionStyle.default {
        didSet { showSelection(animated: false) }
    }
    /// The type of the standard accessory at the cell's end; `none` by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { replaceAccessory() } }
    }
    /// The custom view at the cell's end, instead of the standard accessory.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { replaceAccessory(oldValue) } }
    }
    /// The insets of the separator below the cell, in points; the table's by default.
    open var separatorInset: UIEdgeInsets {
        get { row.separatorInset ?? row.tableInset }
        set {
            row.separatorInset = newValue
            setNeedsLayout()
        }
    }
    /// The number of steps by which the content is indented; 0 by default.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// The width of one indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }
    /// The kind of editing that the edit control offers for the row.
    open package(set) var editingStyle = EditingStyle.none
    /// True when the reorder grip is shown during editing.
    ///
    /// The table sets this property to the result of the data source's `canMoveRowAt`.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }
    /// True when the content is indented during editing even without an edit control.
    ///
    /// The table sets this property to the result of the delegate's `shouldIndentWhileEditingRowAt`.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }
    /// True when a selection ring replaces the editing style's control during editing.
    var offersSelection = false
    /// True while the swipe actions or the delete button are revealed.
    open var showingDeleteConfirmation: Bool { isConfirming }
    /// The type of the standard accessory at the cell's end during editing; `none` by default.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { replaceAccessory() } }
    }
    /// The custom view at the cell's end during editing, instead of the standard accessory.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { replaceAccessory(oldValue) } }
    }
    /// True while a swipe displaces the content, which must then be clipped to the cell.
    package var isSwiped = false {
        didSet {
            guard isSwiped != oldValue else { return }
            clipsToBounds = isSwiped || layer.cornerRadius > 0
            setNeedsUpdateConfiguration()
        }
    }
    /// True while the cell shows the highlight of a touch.
    open var isHighlighted: Bool {
        get { row.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// True while the cell's row is selected.
    open var isSelected: Bool {
        get { row.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// True while the cell shows its editing controls.
    open var isEditing: Bool {
        get { row.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// The view behind the content of a selected cell in a table that allows several selected rows; nil for `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if multipleSelectionBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
            showSelection(animated: false)
        }
    }
    /// True when the cell reacts to touches during a drag; stored without effect, because cells are not dragged between apps.
    open var userInteractionEnabledWhileDragging = false

    // MARK: Configurations

    /// The content of the cell, whose view replaces `contentView`; nil for an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configurations.content }
        set { changeContent(to: newValue) }
    }
    /// True when the content adapts to each new state of the cell; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// The background of the cell; nil for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.configurations.background }
        set { changeBackground(to: newValue) }
    }
    /// True when the background adapts to each new state of the cell; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The state of the cell, to which configurations adapt.
    ///
    /// Subclasses add states of their own.
    open var configurationState: UICellConfigurationState { currentState }
    /// A closure that changes the configurations for a state, called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Requests `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { configurationsNeedUpdate() }
    /// Changes the configurations for a state; for subclasses, which call `super` when the configurations adapt by themselves.
    open func updateConfiguration(using state: UICellConfigurationState) { adaptConfigurations(to: state) }
    /// Returns an empty content configuration in the style of the cell and its table.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }
    /// Returns a background configuration in the style of the cell's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

    /// Creates a cell that is reused for other rows under an identifier; nil for a cell that is not reused.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        begin()
    }

    /// Creates a cell of the default style that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell from a nib.
    public required init?(coder: NSCoder) {
        style = coder.nibElement?.cellStyle ?? .default
        reuseIdentifier = coder.nibElement?["reuseIdentifier"]
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITableViewCell.self)
    }

    /// Prepares the cell for another row.
    ///
    /// Subclasses reset what they changed for the previous row, and call `super`.
    open func prepareForReuse() { forgetRow() }

    /// Tells the cell that it is lifted or dragged, or no longer; does nothing by itself.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
    /// Highlights the cell or removes the highlight.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard row.isHighlighted != highlighted else { return }
        row.isHighlighted = highlighted
        configurationsNeedUpdate()
        showSelection(animated: animated)
    }
    /// Shows the cell as selected or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard row.isSelected != selected else { return }
        row.isSelected = selected
        configurationsNeedUpdate()
        showSelection(animated: animated)
    }
    /// Shows or hides the editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
        configurationsNeedUpdate()
    }
    /// Called before editing controls or swipe buttons appear or disappear.
    ///
    /// For subclasses, which call `super`.
    open func willTransition(to state: StateMask) {}
    /// Called after editing controls or swipe buttons appeared or disappeared.
    ///
    /// For subclasses, which call `super`.
    open func didTransition(to state: StateMask) {}

    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight(width: size.width)) }
    package func resolveOwnColors() {
        parts.resolveColors(of: self)
    }
}
