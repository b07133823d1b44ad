import CLaminaKernels
package import LaminaPrimitives

extension Coverage {
    /// How much of each pixel a small parallelogram covers, as a rasteriser finds it for its path, but quicker.
    ///
    /// - Parameter corners: One after another.
    /// - Returns: Nil when it is too large for this, or not wholly inside `clip`.
    package init?(parallelogram corners: InlineArray<4, Point>, clippedTo clip: PixelRect, _ kernels: RowKernels = .chosen) {
        guard let covered = CoveredRows(parallelogram: corners, clippedTo: clip, kernels) else { return nil }
        self.init(covered)
    }

    private init(_ covered: CoveredRows) {
        var runs: [Run] = []
        var rowStarts: [Int32] = [0]
        runs.reserveCapacity(covered.rows.count)
        rowStarts.reserveCapacity(covered.rows.count + 1)
        for row in covered.rows {
            if row.count > 0 { runs.append(Run(x: covered.bounds.minX + Int(row.x), count: Int(row.count), first: Int(row.first))) }
            rowStarts.append(Int32(runs.count))
        }
        self.init(bounds: covered.bounds, runs: runs, alphas: covered.values, rowStarts: rowStarts)
    }
}
