import CoreGraphics
import Foundation

/// A reorder drag of a row in progress.
@MainActor
package struct TableReorder {
    /// The row's index path in the data source, which is notified only at the end of the drag.
    let source: IndexPath
    /// The row's current index path in the table.
    var target: IndexPath
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

    /// Converts an index path of the table during the drag into the data source's index path.
    ///
    /// The two differ until the drag ends, because the data source has not been told of the move yet.
    func dataPath(_ path: IndexPath) -> IndexPath {
        if path == target { return source }
        var path = path
        if path.section == target.section, path.row > target.row { path.row -= 1 }
        if path.section == source.section, path.row >= source.row { path.row += 1 }
        return path
    }
}
