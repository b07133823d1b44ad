package import LaminaPrimitives

extension Coverage {
    /// How much of each pixel of `clip` a rectangle with sides along the axes covers.
    ///
    /// - Accuracy: Exact areas, rounded to nearest. Numbers that are not finite give `.empty`.
    package init(rectangle: Rect, clippedTo clip: PixelRect) {
        let area = PixelRect(covering: rectangle).intersection(clip)
        guard rectangle.isFinite, !rectangle.isEmpty, !area.isEmpty else {
            self = .empty
            return
        }
        let columns = Self.shares(rectangle.minX, rectangle.maxX, area.minX..<area.maxX)
        let rows = Self.shares(rectangle.minY, rectangle.maxY, area.minY..<area.maxY)
        guard let (left, _) = columns.first, let (right, _) = columns.last, let (top, _) = rows.first, let (bottom, _) = rows.last else {
            self = .empty
            return
        }
        let bounds = PixelRect(left.lowerBound, top.lowerBound, right.upperBound, bottom.upperBound)
        var runs: [Run] = []
        var rowStarts: [Int32] = [0]
        runs.reserveCapacity(columns.count * bounds.height)
        rowStarts.reserveCapacity(bounds.height + 1)
        for (pixels, height) in rows {
            let pattern = Self.runs(columns, height)
            for _ in pixels {
                for run in pattern { runs.append(run) }
                rowStarts.append(Int32(truncatingIfNeeded: runs.count))
            }
        }
        self = runs.isEmpty ? .empty : Coverage(bounds: bounds, runs: runs, alphas: [], rowStarts: rowStarts)
    }

    /// The parts of a stretch of pixels that are covered equally by low...high: at most a first, a middle and a last one.
    ///
    /// Those that are covered too little to be seen are left out: an edge that rounding has moved off a whole pixel gets no row of its own.
    private static func shares(_ low: Double, _ high: Double, _ pixels: Range<Int>) -> [(Range<Int>, Double)] {
        func share(_ pixel: Int) -> Double { max(0, min(high, Double(pixel + 1)) - max(low, Double(pixel))) }
        let last = pixels.upperBound - 1
        let (firstShare, lastShare) = (share(pixels.lowerBound), share(last))
        func isSeen(_ part: (Range<Int>, Double)) -> Bool { !part.0.isEmpty && part.1 * 255 + 0.5 >= 1 }
        guard last > pixels.lowerBound else { return [(pixels, lastShare)].filter(isSeen) }
        let begin = firstShare == 1 ? pixels.lowerBound : pixels.lowerBound + 1
        let end = lastShare == 1 ? last + 1 : last
        return [(pixels.lowerBound..<begin, firstShare), (begin..<end, 1), (end..<last + 1, lastShare)].filter(isSeen)
    }

    /// One row's runs, of which `height` is covered.
    private static func runs(_ columns: [(Range<Int>, Double)], _ height: Double) -> [Run] {
        columns.compactMap { range, width in
            let alpha = UInt8(truncatingIfNeeded: Int(width * height * 255 + 0.5))
            return alpha == 0 ? nil : Run(x: range.lowerBound, count: range.count, alpha: alpha)
        }
    }
}
