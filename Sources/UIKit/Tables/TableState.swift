import Foundation

/// What a table shows at the moment.
@MainActor
final class TableContent {
    /// Where everything stands; nil until the data source was asked.
    var geometry: TableGeometry?
    /// The data source is being asked.
    var isLoading = false
    /// Cells in sight.
    var cells: [IndexPath: UITableViewCell] = [:]
    /// What is above sections in sight.
    var headers: [Int: UIView] = [:]
    /// What is below sections in sight.
    var footers: [Int: UIView] = [:]

    /// What is above or below sections in sight.
    func edges(_ edge: TableEdge) -> [Int: UIView] { edge == .header ? headers : footers }

    func set(_ view: UIView?, _ edge: TableEdge, _ section: Int) {
        if edge == .header { headers[section] = view } else { footers[section] = view }
    }

    /// The row that a cell in sight shows.
    func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

/// Which optional methods turned out to be missing when they were called.
struct TableAnswers {
    var heightIsMissing = false
    var estimateIsMissing = false
    var editabilityIsMissing = false
    var editingStyleIsMissing = false
    var deletionTitleIsMissing = false
}

/// Which rows are marked.
@MainActor
struct TableMarks {
    var selected: Set<IndexPath> = []
    /// The row under the finger.
    var lit: IndexPath?
    var isEditing = false
    /// The row that uncovers its actions.
    var swipe: RowSwipe?
    /// The row that the user moves.
    var reorder: TableReorder?
}
