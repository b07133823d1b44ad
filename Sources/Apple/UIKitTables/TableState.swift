import Foundation
package import LaminaTables

/// The loaded geometry and the visible views of a table.
@MainActor
package final class TableContent {
    /// The positions of all rows, headers and footers; nil until they are loaded from the data source.
    package var geometry: TableGeometry?
    /// The rows for which the delegate answers `automaticDimension` in place of a height.
    var automaticRows: Set<IndexPath> = []
    /// True while a cell shows its old size, from which it is animated.
    var holdsCells = false
    /// True while the geometry is read from the data source.
    var isLoading = false
    /// The cells of the visible rows, by index path.
    var cells: [IndexPath: UITableViewCell] = [:]
    /// The visible section headers.
    var headers: [Int: UIView] = [:]
    /// The context menus of rows; nil until the table has a delegate.
    var menus: CellMenus?
    /// The drags of rows, and their delegates.
    var dragging = TableDragging()
    /// The swipes over rows; nil until the table is set up.
    package var swipes: RowSwipes?
    /// The reorder drag in progress.
    var reorder: TableReorder?
    /// The section index along the trailing edge.
    var index = TableIndex()
    /// Settings that few tables use.
    var extras = TableExtras()
    /// The visible section footers.
    var footers: [Int: UIView] = [:]

    /// The visible section headers or footers.
    func edges(_ edge: TableEdge) -> [Int: UIView] { edge == .header ? headers : footers }

    func set(_ view: UIView?, _ edge: TableEdge, _ section: Int) {
        if edge == .header { headers[section] = view } else { footers[section] = view }
    }

    /// The index path of the row that a visible cell displays.
    func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

/// Flags for the optional methods that the delegate or the data source does not implement.
///
/// Swift cannot tell whether a type overrides a default implementation. The default implementations therefore set these flags when the table calls
/// them.
package struct UnimplementedMethods {
    var heightIsMissing = false
    var estimateIsMissing = false
    var editabilityIsMissing = false
    var movabilityIsMissing = false
    var editingStyleIsMissing = false
    var deletionTitleIsMissing = false
}
