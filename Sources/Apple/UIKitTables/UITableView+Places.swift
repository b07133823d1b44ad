import Foundation
package import LaminaTables

extension UITableView {
    /// The space on both sides of the rows, in points.
    var sideInset: CGFloat { style == .insetGrouped ? (bounds.width >= 414 ? 20 : 16) : 0 }
    var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    package func rect(ofRow path: IndexPath) -> CGRect {
        let geometry = loaded
        return geometry.contains(path) ? rowRect(geometry.stretch(ofRow: path)) : .zero
    }

    /// Returns the rectangle of a section, its header or its footer, as `stretch` selects; empty for a section that does not exist.
    package func rect(ofSection section: Int, _ stretch: (TableGeometry) -> TableGeometry.Stretch) -> CGRect {
        let geometry = loaded
        guard geometry.sections.indices.contains(section) else { return .zero }
        let found = stretch(geometry)
        return CGRect(x: 0, y: CGFloat(found.start), width: bounds.width, height: CGFloat(found.height))
    }

    func rowRect(_ stretch: TableGeometry.Stretch) -> CGRect {
        CGRect(x: sideInset, y: CGFloat(stretch.start), width: rowWidth, height: CGFloat(stretch.height))
    }

    /// Returns the cell of a visible row, after creating the cells that a pending layout would create.
    func tiledCell(at path: IndexPath) -> UITableViewCell? {
        tileIfNeeded()
        return content.cells[path]
    }

    var tiledPaths: [IndexPath] {
        tileIfNeeded()
        return content.cells.keys.sorted()
    }

    var tiledCells: [UITableViewCell] { tiledPaths.compactMap { content.cells[$0] } }

    func bring(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
        guard loaded.contains(path) else {
            return refuse("cannot scroll to row \(path.row) of section \(path.section), which does not exist")
        }
        if measuresRows { tileIfNeeded() }
        guard let offset = offset(bringing: path, to: position), position != .none || offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
        if measuresRows { pursue(goal(path, position), animated: animated) }
    }

    /// Returns the offset at which a row is at a position, by the heights that are known; nil for a row that does not exist.
    func offset(bringing path: IndexPath, to position: ScrollPosition) -> CGPoint? {
        guard loaded.contains(path) else { return nil }
        let row = rect(ofRow: path)
        let visible = bounds.inset(by: adjustedContentInset)
        let header = style == .plain ? rectForHeader(inSection: path.section).height : 0
        var offset = contentOffset
        switch position {
        case .top: offset.y += row.minY - visible.minY - header
        case .middle: offset.y += row.midY - visible.midY
        case .bottom: offset.y += row.maxY - visible.maxY
        // The shortest distance until the row is visible and not covered by the pinned header above it.
        default: return self.offset(showing: CGRect(x: row.minX, y: row.minY - header, width: row.width, height: row.height + header))
        }
        return clamped(offset)
    }
}

extension CGRect {
    /// The vertical range of the rectangle; empty when its coordinates are not numbers.
    package var vertical: Range<Double> {
        let (top, bottom) = (Double(minY), Double(maxY))
        return top <= bottom ? top..<bottom : 0..<0
    }
}
