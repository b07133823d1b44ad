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
        var rowStarts: [Int32] = []
        runs.reserveCapacity(columns.count * bounds.height)
        rowStarts.reserveCapacity(bounds.height + 1)
        rowStarts.append(0)
        for (pixels, height) in rows {
            for _ in pixels {
                for (range, width) in columns {
                    let alpha = UInt8(truncatingIfNeeded: Int(width * height * 255 + 0.5))
                    if alpha > 0 { runs.append(Run(x: range.lowerBound, count: range.count, alpha: alpha)) }
                }
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
        var parts: [(Range<Int>, Double)] = []
        parts.reserveCapacity(3)
        func add(_ range: Range<Int>, _ share: Double) {
            if !range.isEmpty, share * 255 + 0.5 >= 1 { parts.append((range, share)) }
        }
        guard last > pixels.lowerBound else {
            add(pixels, lastShare)
            return parts
        }
        let begin = firstShare == 1 ? pixels.lowerBound : pixels.lowerBound + 1
        let end = lastShare == 1 ? last + 1 : last
        add(pixels.lowerBound..<begin, firstShare)
        add(begin..<end, 1)
        add(end..<last + 1, lastShare)
        return parts
    }
}
