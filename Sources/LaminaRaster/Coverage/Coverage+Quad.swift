import CLaminaKernels
package import LaminaPrimitives

extension Coverage {
    /// How much of each pixel a small parallelogram covers, as a rasteriser finds it for its path, but quicker.
    ///
    /// - Parameter corners: Four, one after another.
    /// - Returns: Nil when it is too large for this, or not wholly inside `clip`.
    package init?(parallelogram corners: [Point], clippedTo clip: PixelRect, _ kernels: RowKernels = .chosen) {
        guard corners.count == 4, let box = Rect(enclosing: corners), box.isFinite else { return nil }
        let bounds = PixelRect(covering: box)
        guard !bounds.isEmpty, clip.contains(bounds), max(bounds.width, bounds.height) <= RowKernels.quadSide else { return nil }
        let (left, top) = (Double(bounds.minX), Double(bounds.minY))
        let places = InlineArray<8, Double> { $0.isMultiple(of: 2) ? corners[$0 / 2].x - left : corners[$0 / 2].y - top }
        var rows = InlineArray<64, LaminaCoveredRow>(repeating: LaminaCoveredRow())
        guard let alphas = kernels.cover(quad: places, width: bounds.width, height: bounds.height, into: &rows) else { return nil }
        self.init(rows.span.extracting(0..<bounds.height), alphas, in: bounds)
    }

    /// One run for each row that has pixels; nothing is left of empty rows above and below.
    private init(_ rows: Span<LaminaCoveredRow>, _ alphas: [UInt8], in bounds: PixelRect) {
        guard let first = rows.indices.first(where: { rows[$0].count > 0 }), let last = rows.indices.last(where: { rows[$0].count > 0 }) else {
            self = .empty
            return
        }
        var runs: [Run] = []
        var rowStarts: [Int32] = [0]
        runs.reserveCapacity(last - first + 1)
        rowStarts.reserveCapacity(last - first + 2)
        var (low, high) = (bounds.maxX, bounds.minX)
        for index in first...last {
            let row = rows[index]
            if row.count > 0 {
                let run = Run(x: bounds.minX + Int(row.x), count: Int(row.count), first: Int(row.first))
                runs.append(run)
                (low, high) = (min(low, Int(run.x)), max(high, run.endX))
            }
            rowStarts.append(Int32(runs.count))
        }
        self.init(
            bounds: PixelRect(low, bounds.minY + first, high, bounds.minY + last + 1), runs: runs, alphas: alphas, rowStarts: rowStarts)
    }
}
