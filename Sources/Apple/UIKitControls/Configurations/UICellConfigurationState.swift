/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a drag of the cell.
    public enum DragState: Int, Sendable {
        /// No drag.
        case none = 0
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The state of a drop onto the cell.
    public enum DropState: Int, Sendable {
        /// No drop.
        case none = 0
        /// Another cell is the target of the drop.
        case notTargeted
        /// The cell is the target of the drop.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// True when the cell does not react to touches.
    public var isDisabled = false
    /// True while the cell shows the highlight of a touch.
    public var isHighlighted = false
    /// True while the cell is selected.
    public var isSelected = false
    /// True while the cell has the focus; never set by Lamina, which has no focus engine.
    public var isFocused = false
    /// True while the cell is pinned to an edge of its list.
    public var isPinned = false
    /// True while the cell shows editing controls.
    public var isEditing = false
    /// True while the cell's children in an outline are visible.
    public var isExpanded = false
    /// True while the cell is swiped aside.
    public var isSwiped = false
    /// True while the cell is dragged to another row.
    public var isReordering = false
    /// The state of a drag of the cell.
    public var cellDragState = DragState.none
    /// The state of a drop onto the cell.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits, in which every flag is false.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value of an app's own state; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
