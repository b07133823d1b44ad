package import Foundation

extension TableGeometry {
    /// Returns the geometry after moving a row.
    ///
    /// - Parameter to: The destination, as an index path of the table without the moved row.
    package func moving(_ from: IndexPath, to: IndexPath) -> TableGeometry {
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
