import Foundation
import LaminaTables
import UIKitScrollViews

extension UITableView {
    /// True when heights of rows are estimates until the rows have cells.
    var measuresRows: Bool {
        guard delegate != nil, !unimplementedMethods.heightIsMissing else { return rowHeight == Self.automaticDimension }
        return !unimplementedMethods.estimateIsMissing || estimatedRowHeight > 0 || !content.automaticRows.isEmpty
    }

    /// The end of a scroll to a row.
    func goal(_ path: IndexPath, _ position: ScrollPosition) -> ScrollGoal {
        ScrollGoal(
            offset: { [weak self] in self?.offset(bringing: path, to: position) },
            arrive: { [weak self] in self?.settle(path, at: position) })
    }

    /// Moves a row to a position, and measures the rows that are visible there, until the row stays.
    ///
    /// - Complexity: The number of the visible rows at the place by the estimates, and at the final one.
    private func settle(_ path: IndexPath, at position: ScrollPosition) {
        // Ten rounds are the limit, as in tiling, for cells whose heights never settle.
        for _ in 0..<10 {
            tile()
            // Heights that are as estimated leave the row at its position.
            guard let offset = offset(bringing: path, to: position), !offset.isNear(contentOffset) else { return }
            measureRows(around: path, position)
            contentOffset = self.offset(bringing: path, to: position) ?? offset
        }
        tile()
    }

    /// Makes and measures the cells that are visible with a row at a position, the nearest first, without moving the content.
    private func measureRows(around path: IndexPath, _ position: ScrollPosition) {
        guard let height = measure(path) else { return }
        let rest = max(0, Double(bounds.inset(by: adjustedContentInset).height) - height)
        let above = rest * shareAbove(path, position)
        // At an end of the table the rows on the other side fill the room that is left.
        let left = measureRows(beside: path, step: 1, rest - above)
        let leftAbove = measureRows(beside: path, step: -1, above + left)
        if left == 0, leftAbove > 0 { measureRows(beside: path, step: 1, rest - above + leftAbove) }
        if let geometry = content.geometry { adoptHeight(of: geometry) }
    }

    /// The part of the room beside a row that is above the row at a position, 0...1.
    private func shareAbove(_ path: IndexPath, _ position: ScrollPosition) -> Double {
        switch position {
        case .top: 0
        case .middle: 0.5
        case .bottom: 1
        default: rect(ofRow: path).minY < bounds.inset(by: adjustedContentInset).minY ? 0 : 1
        }
    }

    /// Measures the rows after or before a row until they fill a room, in points.
    ///
    /// - Returns: The room that is left at the end of the table.
    @discardableResult
    private func measureRows(beside path: IndexPath, step: Int, _ room: Double) -> Double {
        var last = path
        while let geometry = content.geometry, geometry.contains(path), geometry.contains(last) {
            let (here, reached) = (geometry.stretch(ofRow: path), geometry.stretch(ofRow: last))
            let filled = step > 0 ? reached.end - here.end : here.start - reached.start
            guard let next = geometry.row(beside: last, step: step) else { return max(0, room - filled) }
            // Headers and footers between the rows take room too.
            let there = geometry.stretch(ofRow: next)
            guard (step > 0 ? there.start - here.end : here.start - there.end) < room, measure(next) != nil else { return 0 }
            last = next
        }
        return 0
    }

    /// Measures a row by its cell, which is made if the row has none.
    ///
    /// - Returns: The height, in points; nil for a row that does not exist.
    private func measure(_ path: IndexPath) -> Double? {
        guard let geometry = content.geometry, geometry.contains(path) else { return nil }
        if content.cells[path] == nil, let cell = makeCell(at: path), content.geometry?.contains(path) == true {
            content.geometry?.set(trueHeight(ofRow: path, cell: cell), ofRow: path)
        }
        return content.geometry?.contains(path) == true ? content.geometry?.stretch(ofRow: path).height : nil
    }
}
