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
        var runs: [Run] = .taking(&memory.runs, for: columns.count * height.count)
        var rowStarts: [Int32] = .taking(&memory.rowStarts, for: height.count + 1)
        runs.reserveCapacity(columns.count * height.count)
        rowStarts.reserveCapacity(height.count + 1)
        rowStarts.append(0)
        for row in 0..<rows.count {
            for _ in rows[row].pixels {
                for column in 0..<columns.count {
                    let alpha = UInt8(truncatingIfNeeded: Int(columns[column].share * rows[row].share * 255 + 0.5))
                    let pixels = columns[column].pixels
                    if alpha > 0 { runs.append(Run(x: pixels.lowerBound, count: pixels.count, alpha: alpha)) }
                }
                rowStarts.append(Int32(truncatingIfNeeded: runs.count))
            }
        }
        let bounds = PixelRect(width.lowerBound, height.lowerBound, width.upperBound, height.upperBound)
        self = runs.isEmpty ? .empty : Coverage(bounds: bounds, runs: runs, alphas: [], rowStarts: rowStarts)
    }
}

/// The parts of a stretch of pixels that are covered equally by low...high: at most a first, a middle and a last one.
///
/// Those that are covered too little to be seen are left out: an edge that rounding has moved off a whole pixel gets no row of its own.
private struct Shares {
    private var parts = InlineArray<3, (pixels: Range<Int>, share: Double)>(repeating: (0..<0, 0))
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

    subscript(index: Int) -> (pixels: Range<Int>, share: Double) { parts[index] }

    /// All pixels of the parts; nil when there are none.
    var pixels: Range<Int>? { count == 0 ? nil : parts[0].pixels.lowerBound..<parts[count - 1].pixels.upperBound }

    private mutating func add(_ range: Range<Int>, _ share: Double) {
        guard !range.isEmpty, share * 255 + 0.5 >= 1 else { return }
        parts[count] = (range, share)
        count += 1
    }
}
