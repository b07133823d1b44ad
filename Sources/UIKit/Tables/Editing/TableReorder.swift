import CoreGraphics
import Foundation

/// A row that the user moves.
@MainActor
struct TableReorder {
    /// The row in the data source, which hears of the move at the end.
    let source: IndexPath
    /// The row's present place.
    var target: IndexPath
    let cell: UITableViewCell
    /// A picture of the cell that follows the finger, while the cell itself keeps its place free.
    let float: UIView
    /// From the finger to the middle of the picture.
    let grip: CGFloat
    /// The finger from the table's upper edge.
    var finger: CGFloat
    /// Media time of the last scrolling step; nil while nothing scrolls.
    var lastTick: Double?

    /// The data source's path of what is shown at a path.
    func dataPath(_ path: IndexPath) -> IndexPath {
        if path == target { return source }
        var path = path
        if path.section == target.section, path.row > target.row { path.row -= 1 }
        if path.section == source.section, path.row >= source.row { path.row += 1 }
        return path
    }
}

extension TableGeometry {
    /// The geometry after a row went from one place to another, counted as after its removal.
    func moving(_ from: IndexPath, to: IndexPath) -> TableGeometry {
        guard contains(from), sections.indices.contains(to.section) else { return self }
        var sections = sections
        let height = sections[from.section].rows[from.row]
        sections[from.section].rows.remove(at: from.row)
        sections[to.section].rows.insert(height, at: to.row)
        return TableGeometry(top: top, sections: sections, bottom: bottom)
    }
}

extension RowHeights {
    private var all: [Double] { (0..<count).map { self[$0] } }

    fileprivate mutating func remove(at row: Int) {
        if case .equal(let count, let height) = self { return self = .equal(count: count - 1, height: height) }
        var heights = all
        heights.remove(at: row)
        self = .each(HeightTree(heights))
    }

    fileprivate mutating func insert(_ new: Double, at row: Int) {
        if case .equal(let count, let height) = self, height == new || count == 0 { return self = .equal(count: count + 1, height: new) }
        var heights = all
        heights.insert(new, at: min(row, heights.count))
        self = .each(HeightTree(heights))
    }
}
