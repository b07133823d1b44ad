import CoreGraphics
import Foundation
import LaminaTables

/// A reorder drag of a row in progress.
@MainActor
package struct TableReorder {
    /// The row's index paths in the data source, which is notified only at the end of the drag, and in the table.
    var row: DraggedRow
    let cell: UITableViewCell
    /// A snapshot of the cell that follows the touch.
    ///
    /// The hidden cell itself keeps the gap open.
    let float: UIView
    /// The vertical distance from the touch to the centre of the snapshot, in points.
    let grip: CGFloat
    /// The vertical distance of the touch from the table's top edge, in points.
    var finger: CGFloat
    /// The media time of the last autoscroll step, in seconds; nil while the table does not autoscroll.
    var lastTick: Double?

    /// The row's index path in the data source.
    var source: IndexPath { row.source }
    /// The row's current index path in the table.
    var target: IndexPath { row.target }
}
