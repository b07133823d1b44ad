import CoreGraphics
import Foundation

/// The rows of a picker's component on a wheel that turns behind the view.
///
/// - Source: Fitted to rows measured on UIKit: the wheel's circumference is 2.1 times the height of the table behind it, which is 75 points
///   higher than the view.
package struct WheelGeometry {
    /// The height of the view, in points.
    let height: CGFloat
    /// The height of the chosen row, in points.
    let rowHeight: CGFloat
    /// The height of the table of rows, in points.
    package let tableHeight: CGFloat
    /// The number of rows that fill a whole turn.
    package let rowsInTurn: Int
    /// The radius of the wheel, in points.
    package let radius: CGFloat

    package init(height: CGFloat, rowHeight: CGFloat) {
        (self.height, self.rowHeight) = (height, rowHeight)
        tableHeight = height + 75
        rowsInTurn = max(4, Int(clamped: (2 * tableHeight / max(1, rowHeight)).rounded(.up)))
        radius = 1.05 * tableHeight / .pi
    }

    private func angle(_ distance: CGFloat) -> CGFloat { distance * 2 * .pi / CGFloat(rowsInTurn) }

    /// The largest number of rows on each side of the chosen one, more than any screen shows.
    private static let mostReach = 200

    /// The number of rows on each side of the chosen one that are on the front of the wheel.
    var reach: Int { min(Self.mostReach, (rowsInTurn - 1) / 4) }

    /// The top and the height of a row at a distance from the chosen one, in rows; nil for a row on the back.
    package func row(at distance: CGFloat) -> (top: CGFloat, height: CGFloat)? {
        let angle = angle(distance)
        guard abs(angle) < .pi / 2 else { return nil }
        let own = rowHeight * cos(angle)
        return (height / 2 + radius * sin(angle) - own / 2, own)
    }

    /// The distance, in rows, of the row at a height of the view.
    func distance(at y: CGFloat) -> CGFloat {
        asin(max(-1, min(1, (y - height / 2) / radius))) * CGFloat(rowsInTurn) / (2 * .pi)
    }

    /// The band around the chosen row in a picker of a size.
    package static func band(in size: CGSize, rowHeight: CGFloat) -> CGRect {
        CGRect(x: 9, y: size.height / 2 - (rowHeight + 2) / 2, width: max(0, size.width - 18), height: rowHeight + 2)
    }

    /// The width of each of several equal components in a picker of a width.
    package static func componentWidth(count: Int, width: CGFloat) -> CGFloat {
        count > 0 ? ((max(0, width - 18) - 5 * CGFloat(count - 1)) / CGFloat(count)).rounded(.down) : 0
    }
}
