package import Foundation

/// The vertical positions of all sections, headers, rows and footers of a table, in points.
package struct TableGeometry: Sendable {
    /// The heights of one section.
    package struct Section: Sendable {
        /// The height of the header, in points.
        package var header: Double
        /// The heights of the rows.
        package var rows: RowHeights
        /// The height of the footer, in points.
        package var footer: Double

        /// Creates the heights of a section, in points.
        package init(header: Double = 0, rows: RowHeights, footer: Double = 0) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }

        /// The height of the whole section, in points.
        package var height: Double { header + rows.total + footer }
    }

    /// A vertical interval of the table's content, such as a row or a section.
    package struct Stretch: Sendable, Equatable {
        /// The upper end, in points.
        package var start: Double
        /// The length, in points.
        package var height: Double

        /// The lower end, in points.
        package var end: Double { start + height }
    }

    /// The height of the table's own header view.
    package var top: Double
    /// The height of the table's own footer view.
    package var bottom: Double
    /// The heights of the sections.
    package private(set) var sections: [Section]
    /// The heights of the sections, each with header and footer; kept in step with `sections`.
    private var tree: HeightTree

    /// Creates a geometry from the heights of the table's own header view, its sections, and its own footer view.
    package init(top: Double = 0, sections: [Section] = [], bottom: Double = 0) {
        self.top = top
        self.bottom = bottom
        self.sections = sections
        tree = HeightTree(sections.map(\.height))
    }

    /// The height of the whole table, in points.
    package var height: Double { top + tree.total + bottom }
    /// The position where the table's own footer view starts.
    package var end: Double { top + tree.total }

    /// Returns true when the table has a row at an index path.
    package func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && path.count == 2 && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    /// Returns the row after an existing row for a step of 1, the row before it for -1; nil at the ends.
    package func row(beside path: IndexPath, step: Int) -> IndexPath? {
        var (section, row) = (path.section, path.row + step)
        while row < 0 || row >= sections[section].rows.count {
            section += step
            guard sections.indices.contains(section) else { return nil }
            row = step > 0 ? 0 : sections[section].rows.count - 1
        }
        return IndexPath(row: row, section: section)
    }

    /// The interval of a section with its header and footer.
    package func stretch(ofSection section: Int) -> Stretch { Stretch(start: top + tree.sum(before: section), height: tree[section]) }

    /// Returns the interval of a section's header.
    package func stretch(ofHeader section: Int) -> Stretch {
        Stretch(start: top + tree.sum(before: section), height: sections[section].header)
    }

    /// Returns the interval of a section's footer.
    package func stretch(ofFooter section: Int) -> Stretch {
        let footer = sections[section].footer
        return Stretch(start: stretch(ofSection: section).end - footer, height: footer)
    }

    /// Returns the interval of a row.
    package func stretch(ofRow path: IndexPath) -> Stretch {
        let section = sections[path.section]
        let start = top + tree.sum(before: path.section) + section.header + section.rows.start(of: path.row)
        return Stretch(start: start, height: section.rows[path.row])
    }

    /// Replaces a row's height, usually an estimate, by its actual height.
    package mutating func set(_ height: Double, ofRow path: IndexPath) {
        sections[path.section].rows[path.row] = height
        tree[path.section] = sections[path.section].height
    }

    /// The sections that intersect a range.
    package func sections(in range: Range<Double>) -> Range<Int> {
        guard !sections.isEmpty, range.upperBound > top, range.lowerBound < end else { return 0..<0 }
        let first = tree.index(at: max(0, range.lowerBound - top)) ?? 0
        var last = first
        while last + 1 < sections.count, stretch(ofSection: last + 1).start < range.upperBound { last += 1 }
        return first..<last + 1
    }

    /// The rows that intersect a range, in order.
    package func rows(in range: Range<Double>) -> [IndexPath] {
        sections(in: range).flatMap { section in
            rows(in: range, of: section).map { IndexPath(row: $0, section: section) }
        }
    }

    /// The row at a position; nil in headers, in footers and outside of all sections.
    package func row(at place: Double) -> IndexPath? {
        guard place.isFinite else { return nil }
        // The smallest range that contains the position; an empty range would miss a row that starts there.
        guard let path = rows(in: place..<place.nextUp).first else { return nil }
        let stretch = stretch(ofRow: path)
        return place >= stretch.start && place < stretch.end ? path : nil
    }

    private func rows(in range: Range<Double>, of section: Int) -> Range<Int> {
        let rows = sections[section].rows
        let start = stretch(ofSection: section).start + sections[section].header
        guard range.upperBound > start, range.lowerBound < start + rows.total, let first = rows.row(at: range.lowerBound - start)
        else { return 0..<0 }
        let last = rows.row(at: range.upperBound - start) ?? first
        // The row at the range's upper bound intersects the range only if the row starts before the bound.
        return first..<(start + rows.start(of: last) < range.upperBound ? last + 1 : last)
    }
}
