import Foundation
import QuartzCore

/// A view that shows the items of index paths in cells: a table or a collection view.
///
/// Both are one list under two faces. The user's actions on cells are the same in both, and stand here once: touches that highlight and select
/// (`CellList+Touches`), swipes that reveal actions (`RowSwipes`) and menus after a long press (`CellMenus`). A face says where its cells are, and which
/// method of its delegate an event calls.
///
///     touch, swipe, long press ──▶ CellList+Touches, RowSwipes, CellMenus
///                                       │ asks                │ tells
///                                       ▼                     ▼
///                              cells and places        delegate's methods
///                              UITableView · UICollectionView
@MainActor
package protocol CellList: UIScrollView {
    /// The visible cells, by index path.
    var shownCells: [IndexPath: any ListCell] { get }
    /// The selection and the highlight.
    var marks: ListMarks { get set }
    /// The swipes over rows; nil for a list without them.
    var swipes: RowSwipes? { get }
    /// True while the user drags a cell to another place.
    var isMovingCell: Bool { get }

    /// Returns the visible cell of an index path.
    func shownCell(at path: IndexPath) -> (any ListCell)?
    /// Returns the index path of the item at a place in the list's coordinates, in sight or not.
    func path(at place: CGPoint) -> IndexPath?

    // MARK: Selection

    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    /// Shows or hides the highlight of a cell.
    func setHighlighted(_ isHighlighted: Bool, _ cell: any ListCell)
    /// Shows or hides the selection of a cell.
    func setSelected(_ isSelected: Bool, _ cell: any ListCell, animated: Bool)
    /// Asks the delegate whether a touch may highlight an item.
    func mayHighlight(_ path: IndexPath) -> Bool
    /// Tells the delegate that an item is, or is no longer, highlighted.
    func didHighlight(_ isHighlighted: Bool, _ path: IndexPath)

    // MARK: Swipes

    /// Returns the actions that a swipe to one side reveals; nil when the row cannot be swiped that way.
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    /// Is called before a row shows its actions.
    func swipeWillBegin(_ cell: any ListCell, at path: IndexPath)
    /// Is called when a row no longer shows its actions; without a cell and a path when its item has gone.
    func swipeDidEnd(_ cell: (any ListCell)?, at path: IndexPath?)
}

/// A cell of a list.
@MainActor
package protocol ListCell: UIView {
    /// True while a swipe displaces the content, which must then be clipped to the cell.
    var isSwiped: Bool { get set }
}

extension ListCell {
    /// Rounds the outer corners of the first and the last row of a section, as inset sections have them.
    package func round(first: Bool, last: Bool) {
        var corners: CACornerMask = []
        if first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        clipsToBounds = !corners.isEmpty || isSwiped
    }
}

/// The selection and the highlight of a list's items.
package struct ListMarks {
    package var selected: Set<IndexPath> = []
    /// The item that a touch highlights.
    package var highlighted: IndexPath?
    /// True in editing mode.
    package var isEditing = false

    /// Creates marks of nothing.
    package init() {}
}

extension CellList {
    package func refuse(_ detail: String) { Diagnostics.report(exception: "NSInternalInconsistencyException", detail: detail) }

    /// The index path of the item that a visible cell shows.
    package func path(of cell: any ListCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
}
