import CoreGraphics
package import Foundation

/// The sections and cells that a storyboard gives a table, which its controller supplies as the data source.
@MainActor
package final class StaticTableContent {
    /// A section with its titles and cells.
    package struct Section {
        /// The title above the section.
        package let header: String?
        /// The title below the section.
        package let footer: String?
        /// The cells of the section's rows.
        package let cells: [UITableViewCell]
        /// The heights of the rows that have their own, by row.
        package let heights: [Int: CGFloat]

        /// Creates a section.
        package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [Int: CGFloat]) {
            (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
        }
    }

    /// The sections, from top to bottom.
    package let sections: [Section]
    /// True when a row has a height of its own.
    package let hasOwnHeights: Bool

    /// Creates the content of a table.
    package init(_ sections: [Section]) {
        self.sections = sections
        hasOwnHeights = sections.contains { !$0.heights.isEmpty }
    }

    /// Returns a section; nil when it does not exist.
    package func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    /// Returns the cell of a row; nil when it does not exist.
    package func cell(at path: IndexPath) -> UITableViewCell? {
        guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
        return cells[path.row]
    }

    /// Returns the height of a row that has its own, in points; nil for other rows.
    package func rowHeight(at path: IndexPath) -> CGFloat? { section(path.section)?.heights[path.row] }
}

extension UITableView {
    /// Registers a storyboard's prototype for a reuse identifier.
    package func registerPrototype(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?) {
        reuse.register(maker: make, for: identifier)
    }
}
