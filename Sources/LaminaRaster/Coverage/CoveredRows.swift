package import CLaminaKernels
package import LaminaPrimitives

/// How much of each pixel a small shape covers that has one run of pixels in each row.
package struct CoveredRows: Sendable {
    /// The pixels; tight.
    package let bounds: PixelRect
    /// One for each row of `bounds`, its columns counted from the left edge.
    let rows: [LaminaCoveredRow]
    /// What the rows refer to.
    let values: [UInt8]

    /// - Precondition: Rows lie inside of `bounds` and refer to values that there are.
    package init(bounds: PixelRect, rows: [LaminaCoveredRow], values: [UInt8]) {
        precondition(rows.count == bounds.height && bounds.width <= RowKernels.quadSide, "rows that are too many, too few or too long")
        for row in rows {
            precondition(
                row.x >= 0 && row.count >= 0 && row.first >= 0 && Int(row.x) + Int(row.count) <= bounds.width
                    && Int(row.first) + Int(row.count) <= values.count, "a row leaves its place")
        }
        self.bounds = bounds
        self.rows = rows
        self.values = values
    }

    /// A small parallelogram, as a rasteriser covers its path, but quicker.
    ///
    /// - Parameter corners: One after another.
    /// - Returns: Nil when it is too large for this, or not wholly inside `clip`.
    package init?(parallelogram corners: InlineArray<4, Point>, clippedTo clip: PixelRect, _ kernels: RowKernels = .chosen) {
        let box = Rect(enclosing: corners[0], corners[1], corners[2], corners[3])
        guard box.isFinite else { return nil }
        let bounds = PixelRect(covering: box)
        guard !bounds.isEmpty, clip.contains(bounds), max(bounds.width, bounds.height) <= RowKernels.quadSide else { return nil }
        let (left, top) = (Double(bounds.minX), Double(bounds.minY))
        let places = InlineArray<8, Double> { $0.isMultiple(of: 2) ? corners[$0 / 2].x - left : corners[$0 / 2].y - top }
        var rows = InlineArray<64, LaminaCoveredRow>(repeating: LaminaCoveredRow())
        guard let values = kernels.cover(quad: places, width: bounds.width, height: bounds.height, into: &rows) else { return nil }
        self.init(rows.span.extracting(0..<bounds.height), values, in: bounds)
    }

    /// Leaves away what is empty all around.
    private init(_ found: Span<LaminaCoveredRow>, _ values: [UInt8], in bounds: PixelRect) {
        var (low, high) = (Int32.max, Int32.min)
        var (first, end) = (0, 0)
        for index in found.indices where found[index].count > 0 {
            if low > high { first = index }
            end = index + 1
            (low, high) = (min(low, found[index].x), max(high, found[index].x + found[index].count))
        }
        guard end > 0 else {
            self.init(bounds: .empty, rows: [], values: [])
            return
        }
        let rows = (first..<end).map { index in
            var row = found[index]
            row.x = row.count > 0 ? row.x - low : 0
            return row
        }
        self.init(
            bounds: PixelRect(bounds.minX + Int(low), bounds.minY + first, bounds.minX + Int(high), bounds.minY + end), rows: rows,
            values: values)
    }
}
