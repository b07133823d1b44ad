import Foundation

/// A cell's state for the row that it displays.
package struct CellRow {
    var isHighlighted = false
    var isSelected = false
    var isEditing = false
    /// True when the row below shows a selected background, which hides the separator between the two.
    var isNextChosen = false
    /// The insets of the separator that the cell itself sets; nil to use the table's.
    var separatorInset: UIEdgeInsets?
    /// The insets of the separator that the table sets, in points.
    var tableInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The colour of the separators; nil for none.
    var lineColor: UIColor?
    var lines = CellLines()
}

/// The separator lines at a cell's top and bottom edge.
package struct CellLines: Equatable {
    /// The extent of a separator line.
    package enum Line: Equatable {
        case none
        /// From the start of the text to the end of the cell.
        case inset
        /// Across the whole width of the cell.
        case full
    }

    package var above = Line.none
    package var below = Line.inset

    package init() {}

    /// Creates the lines of a row from its position in its section.
    ///
    /// - Source: iOS 15 to 17: sections of grouped tables have full lines at both ends, sections of inset grouped tables have no lines there.
    package init(_ style: UITableView.Style, isFirst: Bool, isLast: Bool) {
        switch style {
        case .plain: below = .inset
        case .grouped:
            above = isFirst ? .full : .none
            below = isLast ? .full : .inset
        case .insetGrouped: below = isLast ? .none : .inset
        @unknown default: below = .inset
        }
    }
}
