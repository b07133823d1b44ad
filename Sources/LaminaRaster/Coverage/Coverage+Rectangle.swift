package import LaminaPrimitives

extension Coverage {
    /// How much of each pixel of `clip` a rectangle with sides along the axes covers.
    ///
    /// - Accuracy: Exact areas, rounded to nearest. Numbers that are not finite give `.empty`.
    package init(rectangle: Rect, clippedTo clip: PixelRect) {
        var memory = CoverageMemory()
        self.init(rectangle: rectangle, clippedTo: clip, in: &memory)
    }

    /// - Parameter memory: Is used if it will do.
    init(rectangle: Rect, clippedTo clip: PixelRect, in memory: inout CoverageMemory) {
        let area = PixelRect(covering: rectangle).intersection(clip)
        guard rectangle.isFinite, !rectangle.isEmpty, !area.isEmpty else {
            self = .empty
            return
        }
        let columns = Shares(rectangle.minX, rectangle.maxX, area.minX..<area.maxX)
        let rows = Shares(rectangle.minY, rectangle.maxY, area.minY..<area.maxY)
        guard let width = columns.pixels, let height = rows.pixels else {
            self = .empty
            return
        }
        let values = memory.values(for: columns.count * height.count, 0, height.count + 1)
        values.write { runs, rowStarts in
            rowStarts.append(0)
            for row in 0..<rows.count { Self.addRows(rows[row], columns, &runs, &rowStarts) }
        }
        let bounds = PixelRect(width.lowerBound, height.lowerBound, width.upperBound, height.upperBound)
        self = values.runs.isEmpty ? .empty : Coverage(bounds, values)
    }

    /// Adds equal rows.
    private static func addRows(_ rows: Shares.Part, _ columns: Shares, _ runs: inout [Run], _ rowStarts: inout [Int32]) {
        let start = runs.count
        for index in 0..<columns.count {
            let (pixels, share) = columns[index]
            let alpha = UInt8(truncatingIfNeeded: Int(share * rows.share * 255 + 0.5))
            if alpha > 0 { runs.append(Run(x: pixels.lowerBound, count: pixels.count, alpha: alpha)) }
        }
        let inRow = runs.count - start
        runs.append(contentsOf: repeatElement(Run(x: 0, count: 0, alpha: 0), count: inRow * (rows.pixels.count - 1)))
        rowStarts.append(contentsOf: repeatElement(0, count: rows.pixels.count))
        // Spans, because an array asks for its owner at each element.
        var written = runs.mutableSpan
        for index in start + inRow..<written.count { written[index] = written[index - inRow] }
        var ends = rowStarts.mutableSpan
        for index in 0..<rows.pixels.count { ends[ends.count - rows.pixels.count + index] = Int32(truncatingIfNeeded: start + inRow * (index + 1)) }
    }
}

/// The parts of a stretch of pixels that are covered equally by low...high: at most a first, a middle and a last one.
///
/// Those that are covered too little to be seen are left out: an edge that rounding has moved off a whole pixel gets no row of its own.
private struct Shares {
    typealias Part = (pixels: Range<Int>, share: Double)

    private var parts = InlineArray<3, Part>(repeating: (0..<0, 0))
    private(set) var count = 0

    init(_ low: Double, _ high: Double, _ pixels: Range<Int>) {
        func share(_ pixel: Int) -> Double { max(0, min(high, Double(pixel + 1)) - max(low, Double(pixel))) }
        let last = pixels.upperBound - 1
        let (firstShare, lastShare) = (share(pixels.lowerBound), share(last))
        guard last > pixels.lowerBound else {
            add(pixels, lastShare)
            return
        }
        let begin = firstShare == 1 ? pixels.lowerBound : pixels.lowerBound + 1
        let end = lastShare == 1 ? last + 1 : last
        add(pixels.lowerBound..<begin, firstShare)
        add(begin..<end, 1)
        add(end..<last + 1, lastShare)
    }

    subscript(index: Int) -> Part { parts[index] }

    /// All pixels of the parts; nil when there are none.
    var pixels: Range<Int>? { count == 0 ? nil : parts[0].pixels.lowerBound..<parts[count - 1].pixels.upperBound }

    private mutating func add(_ range: Range<Int>, _ share: Double) {
        guard !range.isEmpty, share * 255 + 0.5 >= 1 else { return }
        parts[count] = (range, share)
        count += 1
    }
}
