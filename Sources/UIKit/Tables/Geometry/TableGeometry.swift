import Foundation

/// Where everything in a table stands, from its upper edge to its lower one.
struct TableGeometry: Sendable {
    /// One section.
    struct Section: Sendable {
        var header = 0.0
        var rows: RowHeights
        var footer = 0.0

        var height: Double { header + rows.total + footer }
    }

    /// A stretch from top to bottom.
    struct Stretch: Sendable, Equatable {
        var start: Double
        var height: Double

        var end: Double { start + height }
    }

    /// Of the view above all sections.
    var top: Double
    /// Of the view below all sections.
    var bottom: Double
    private(set) var sections: [Section]
    private var tree: HeightTree

    init(top: Double = 0, sections: [Section] = [], bottom: Double = 0) {
        self.top = top
        self.bottom = bottom
        self.sections = sections
        tree = HeightTree(sections.map(\.height))
    }

    var height: Double { top + tree.total + bottom }
    /// Where the view below all sections begins.
    var end: Double { top + tree.total }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && path.count == 2 && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    /// A section with its header and footer.
    func stretch(ofSection section: Int) -> Stretch { Stretch(start: top + tree.sum(before: section), height: tree[section]) }

    func stretch(ofHeader section: Int) -> Stretch {
        Stretch(start: top + tree.sum(before: section), height: sections[section].header)
    }

    func stretch(ofFooter section: Int) -> Stretch {
        let footer = sections[section].footer
        return Stretch(start: stretch(ofSection: section).end - footer, height: footer)
    }

    func stretch(ofRow path: IndexPath) -> Stretch {
        let section = sections[path.section]
        let start = top + tree.sum(before: path.section) + section.header + section.rows.start(of: path.row)
        return Stretch(start: start, height: section.rows[path.row])
    }

    /// Gives a row its true height.
    mutating func set(_ height: Double, ofRow path: IndexPath) {
        sections[path.section].rows[path.row] = height
        tree[path.section] = sections[path.section].height
    }

    /// The sections of which a part lies in a range.
    func sections(in range: Range<Double>) -> Range<Int> {
        guard !sections.isEmpty, range.upperBound > top, range.lowerBound < end else { return 0..<0 }
        let first = tree.index(at: max(0, range.lowerBound - top)) ?? 0
        var last = first
        while last + 1 < sections.count, stretch(ofSection: last + 1).start < range.upperBound { last += 1 }
        return first..<last + 1
    }

    /// The rows of which a part lies in a range, in order.
    func rows(in range: Range<Double>) -> [IndexPath] {
        sections(in: range).flatMap { section in
            rows(in: range, of: section).map { IndexPath(row: $0, section: section) }
        }
    }

    /// The row at a place; nil in headers, footers and outside.
    func row(at place: Double) -> IndexPath? {
        guard place.isFinite else { return nil }
        // A range that holds nothing but the place.
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
        // A row that begins where the range ends has no part in it.
        return first..<(start + rows.start(of: last) < range.upperBound ? last + 1 : last)
    }
}
