/// The positions of all sections of a flow, one after the other.
package struct FlowGeometry: Sendable {
    package let sections: [FlowSection]
    /// The start of each section in the direction of scrolling, in points; ascending.
    package let starts: [Double]
    /// The sum of the sections' lengths, in points.
    package let length: Double

    package init(_ sections: [FlowSection] = []) {
        self.sections = sections
        var (starts, start) = ([Double](), 0.0)
        for section in sections {
            starts.append(start)
            start += section.length
        }
        (self.starts, length) = (starts, start)
    }

    /// Returns an item's rectangle; nil for an item that does not exist.
    package func frame(ofItem item: Int, inSection section: Int) -> FlowFrame? {
        guard sections.indices.contains(section), item >= 0, item < sections[section].items.count else { return nil }
        return sections[section].frame(ofItem: item).moved(by: starts[section])
    }

    /// Returns the sections that meet a range; empty sections count when they lie inside.
    package func sections(in range: Range<Double>) -> Range<Int> {
        // A section ends where the next one begins, so the first section in sight is the one before the first begin beyond the bound.
        let first = max(0, starts.firstIndex(where: range.lowerBound) { $0 < $1 } - 1)
        let last = starts.firstIndex(where: range.upperBound) { $0 < $1 }
        return first < last ? first..<last : 0..<0
    }

    /// Returns the items of a section in all lines that meet a range.
    package func items(inSection section: Int, in range: Range<Double>) -> Range<Int> {
        let start = starts[section]
        return sections[section].items(in: range.lowerBound - start..<range.upperBound - start)
    }

    /// The rectangle of a section's header.
    ///
    /// - Parameter edge: The start of the visible range to which the header is pinned while its section is in sight; nil to leave it in its place.
    package func header(ofSection section: Int, pinnedTo edge: Double? = nil) -> FlowFrame {
        let frame = sections[section].headerFrame.moved(by: starts[section])
        guard let edge else { return frame }
        let last = starts[section] + sections[section].length - sections[section].metrics.footer - frame.length
        return frame.moved(by: max(0, min(edge, last) - frame.start))
    }

    /// The rectangle of a section's footer.
    ///
    /// - Parameter edge: The end of the visible range to which the footer is pinned while its section is in sight; nil to leave it in its place.
    package func footer(ofSection section: Int, pinnedTo edge: Double? = nil) -> FlowFrame {
        let frame = sections[section].footerFrame.moved(by: starts[section])
        guard let edge else { return frame }
        let first = starts[section] + sections[section].metrics.header
        return frame.moved(by: min(0, max(edge - frame.length, first) - frame.start))
    }
}
