package import LaminaPrimitives

extension Coverage {
    /// Computes the coverage of an axis-aligned rectangle, for each pixel of `clip`.
    ///
    /// - Accuracy: Exact areas, rounded to nearest. A rectangle that is not finite gives `.empty`.
    package init(rectangle: Rect, clippedTo clip: PixelRect) {
        let area = PixelRect(covering: rectangle).intersection(clip)
        guard rectangle.isFinite, !rectangle.isEmpty, !area.isEmpty else {
            self = .empty
            return
        }
        // The coverage of a pixel is the product of its column's and its row's fraction, so at most 3 × 3 values occur.
        let columns = AxisCoverage(rectangle.minX, rectangle.maxX, area.minX..<area.maxX)
        let rows = AxisCoverage(rectangle.minY, rectangle.maxY, area.minY..<area.maxY)
        guard let width = columns.pixels, let height = rows.pixels else {
            self = .empty
            return
        }
        var runs: [Run] = []
        var rowStarts: [Int32] = [0]
        runs.reserveCapacity(columns.count * height.count)
        rowStarts.reserveCapacity(height.count + 1)
        for row in 0..<rows.count { Self.addRows(rows[row], columns, &runs, &rowStarts) }
        let bounds = PixelRect(width.lowerBound, height.lowerBound, width.upperBound, height.upperBound)
        self = runs.isEmpty ? .empty : Coverage(bounds: bounds, runs: runs, alphas: [], rowStarts: rowStarts)
    }

    /// Appends the rows of one vertical part, which are all equal: the runs of the first row, then copies of them.
    private static func addRows(_ rows: AxisCoverage.Part, _ columns: AxisCoverage, _ runs: inout [Run], _ rowStarts: inout [Int32]) {
        let start = runs.count
        for index in 0..<columns.count {
            let (pixels, share) = columns[index]
            let alpha = UInt8(truncatingIfNeeded: Int(share * rows.share * 255 + 0.5))
            if alpha > 0 { runs.append(Run(x: pixels.lowerBound, count: pixels.count, alpha: alpha)) }
        }
        let inRow = runs.count - start
        // Grows the arrays first, then copies each run from the row before it.
        runs.append(contentsOf: repeatElement(Run(x: 0, count: 0, alpha: 0), count: inRow * (rows.pixels.count - 1)))
        rowStarts.append(contentsOf: repeatElement(0, count: rows.pixels.count))
        // Spans, because array subscripts check for unique ownership on every access.
        var written = runs.mutableSpan
        for index in start + inRow..<written.count { written[index] = written[index - inRow] }
        var ends = rowStarts.mutableSpan
        for index in 0..<rows.pixels.count { ends[ends.count - rows.pixels.count + index] = Int32(truncatingIfNeeded: start + inRow * (index + 1)) }
    }
}

/// The coverage of the pixels along one axis by an interval, in at most three parts: a partly covered first pixel, a fully covered middle, and a
/// partly covered last pixel.
///
/// Parts whose coverage rounds to 0 are dropped: an edge that rounding moved slightly past a pixel boundary gets no row of its own.
private struct AxisCoverage {
    /// Consecutive pixels that are covered equally, with the covered fraction of each, 0...1.
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
        // A fully covered first or last pixel joins the middle part.
        let begin = firstShare == 1 ? pixels.lowerBound : pixels.lowerBound + 1
        let end = lastShare == 1 ? last + 1 : last
        add(pixels.lowerBound..<begin, firstShare)
        add(begin..<end, 1)
        add(end..<last + 1, lastShare)
    }

    subscript(index: Int) -> Part { parts[index] }

    /// The pixels of all parts; nil when there are none.
    var pixels: Range<Int>? { count == 0 ? nil : parts[0].pixels.lowerBound..<parts[count - 1].pixels.upperBound }

    /// Appends a part, unless it is empty or its coverage rounds to 0.
    private mutating func add(_ range: Range<Int>, _ share: Double) {
        guard !range.isEmpty, share * 255 + 0.5 >= 1 else { return }
        parts[count] = (range, share)
        count += 1
    }
}
