import Foundation

/// What a cell knows of the row that it shows.
struct CellRow {
    var isHighlighted = false
    var isSelected = false
    var isEditing = false
    /// The line below, as the cell itself wants it.
    var separatorInset: UIEdgeInsets?
    /// The line below, as the table wants it.
    var tableInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The colour of the lines; nil for none.
    var lineColor: UIColor?
    var lines = CellLines()
}

/// The lines at a cell's edges.
struct CellLines: Equatable {
    /// How a line runs.
    enum Line: Equatable {
        case none
        /// From where the text begins.
        case inset
        /// From side to side.
        case full
    }

    var above = Line.none
    var below = Line.inset

    init() {}

    /// The lines of a row among the others of its section.
    ///
    /// - Source: iOS 15 to 17: grouped sections end with whole lines, inset ones with none.
    init(_ style: UITableView.Style, isFirst: Bool, isLast: Bool) {
        switch style {
        case .plain: below = .inset
        case .grouped:
            above = isFirst ? .full : .none
            below = isLast ? .full : .inset
        case .insetGrouped: below = isLast ? .none : .inset
        }
    }
}
