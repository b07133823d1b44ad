/// The positions of a section's header, items and footer in a flow, from the section's begin.
///
/// Items of equal size take constant memory, whatever their number.
package struct FlowSection: Sendable {
    /// The positions of items of different sizes.
    private struct Places: Sendable {
        /// The index of the first item of each line.
        var firsts: [Int] = []
        /// The start of each line in the direction of scrolling, in points from the section's begin.
        var starts: [Double] = []
        /// The length of each line in the direction of scrolling: its longest item's.
        var lengths: [Double] = []
        /// The greatest end of a line and all lines before it; ascending, even when lines overlap.
        var reaches: [Double] = []
        /// The offset of each item across the direction of scrolling, in points.
        var offsets: [Double] = []
    }

    package let metrics: FlowMetrics
    package let items: FlowItems
    /// The length of the section with its header and footer.
    package let length: Double
    /// The first of all equal lines, when all items have the same size.
    private let line: FlowLine?
    private let places: Places

    package init(_ items: FlowItems, _ metrics: FlowMetrics) {
        self.items = items
        self.metrics = metrics
        let begin = metrics.header + metrics.before
        var end = begin
        if case .equal(let count, let size) = items {
            (line, places) = (Self.fullLine(count, size, metrics), Places())
            if count > 0, let line {
                let lines = (count + line.count - 1) / line.count
                end += Double(lines) * size.length + Double(lines - 1) * metrics.lineSpacing
            }
        } else {
            line = nil
            places = Self.places(of: items, metrics, from: begin)
            end = places.reaches.last ?? begin
        }
        length = max(0, end + metrics.after + metrics.footer)
    }

    /// Returns an item's rectangle.
    package func frame(ofItem item: Int) -> FlowFrame {
        let size = items[item]
        if let line {
            let (row, column) = item.quotientAndRemainder(dividingBy: line.count)
            let start = metrics.header + metrics.before + Double(row) * (size.length + metrics.lineSpacing)
            let offset = metrics.near + line.offset + Double(column) * (size.breadth + line.gap)
            return FlowFrame(start: start, offset: offset, length: size.length, breadth: size.breadth)
        }
        let row = places.firsts.firstIndex(where: item, isBelow: { $0 <= $1 }) - 1
        let start = places.starts[row] + (places.lengths[row] - size.length) / 2
        return FlowFrame(start: start, offset: places.offsets[item], length: size.length, breadth: size.breadth)
    }

    /// The rectangle of the header, across the whole breadth.
    package var headerFrame: FlowFrame { FlowFrame(start: 0, offset: 0, length: metrics.header, breadth: metrics.breadth) }
    /// The rectangle of the footer, across the whole breadth.
    package var footerFrame: FlowFrame {
        FlowFrame(start: length - metrics.footer, offset: 0, length: metrics.footer, breadth: metrics.breadth)
    }

    /// Returns the items of all lines that meet a range; an item that is shorter than its line may lie outside.
    ///
    /// - Complexity: O(log n) for n lines.
    package func items(in range: Range<Double>) -> Range<Int> {
        let count = items.count
        guard count > 0 else { return 0..<0 }
        if let line { return regularItems(in: range, line) }
        let first = places.reaches.firstIndex(where: range.lowerBound, isBelow: { $0 <= $1 })
        let last = places.starts.firstIndex(where: range.upperBound, isBelow: { $0 < $1 })
        guard first < last else { return 0..<0 }
        return places.firsts[first]..<(last < places.firsts.count ? places.firsts[last] : count)
    }

    // MARK: Parts

    private func regularItems(in range: Range<Double>, _ line: FlowLine) -> Range<Int> {
        let (begin, size) = (metrics.header + metrics.before, items[0])
        let pitch = size.length + metrics.lineSpacing
        // Lines that lie on each other are all in sight, or none of them is.
        guard pitch > 0 else { return 0..<items.count }
        let lines = Double((items.count + line.count - 1) / line.count)
        let first = ((range.lowerBound - begin - size.length) / pitch).rounded(.down) + 1
        let last = ((range.upperBound - begin) / pitch).rounded(.up)
        let (from, to) = (Int(max(0, min(lines, first))), Int(max(0, min(lines, last))))
        return from < to ? from * line.count..<min(items.count, to * line.count) : 0..<0
    }

    /// The arrangement that all lines of equal items share, except the last line.
    private static func fullLine(_ count: Int, _ size: FlowSize, _ metrics: FlowMetrics) -> FlowLine {
        let pitch = size.breadth + metrics.itemSpacing
        // A line holds at most this many items; one more makes sure that the line is full.
        let room = pitch > 0 ? min(Double(count), metrics.available / pitch + 2) : Double(count)
        return FlowLine(.equal(count: max(1, Int(room)), size: size), from: 0, available: metrics.available, spacing: metrics.itemSpacing)
    }

    private static func places(of items: FlowItems, _ metrics: FlowMetrics, from begin: Double) -> Places {
        var places = Places()
        places.offsets.reserveCapacity(items.count)
        var (first, start, reach) = (0, begin, begin)
        while first < items.count {
            let line = FlowLine(items, from: first, available: metrics.available, spacing: metrics.itemSpacing)
            var (offset, length) = (metrics.near + line.offset, 0.0)
            for item in first..<first + line.count {
                places.offsets.append(offset)
                offset += items[item].breadth + line.gap
                length = max(length, items[item].length)
            }
            reach = max(reach, start + length)
            places.firsts.append(first)
            places.starts.append(start)
            places.lengths.append(length)
            places.reaches.append(reach)
            first += line.count
            start += length + metrics.lineSpacing
        }
        return places
    }
}

extension Array {
    /// Returns the first index whose element is not below a value, by binary search in an ascending array.
    func firstIndex<Value>(where value: Value, isBelow: (Element, Value) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBelow(self[middle], value) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
