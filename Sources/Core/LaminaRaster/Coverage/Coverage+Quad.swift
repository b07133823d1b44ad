import CLaminaKernels
package import LaminaPrimitives

extension Coverage {
    /// Computes the coverage of a small parallelogram by one call of a kernel; a `Rasterizer` gives the same result more slowly.
    ///
    /// - Parameter corners: The corners in order around the parallelogram.
    /// - Returns: Nil when the parallelogram is too large or not entirely inside `clip`, or `kernels` has no C loops.
    package init?(parallelogram corners: InlineArray<4, Point>, clippedTo clip: PixelRect, _ kernels: RowKernels = .chosen) {
        guard let quad = SmallQuad(corners, clippedTo: clip) else { return nil }
        self.init(quad, kernels)
    }

    /// Computes the coverage of a small parallelogram; nil when `kernels` has no C loops.
    init?(_ quad: SmallQuad, _ kernels: RowKernels) {
        var rows = InlineArray<64, LaminaCoveredRow>(repeating: LaminaCoveredRow())
        guard let values = kernels.cover(quad, into: &rows) else { return nil }
        self.init(rows.span.extracting(0..<quad.bounds.height), values, in: quad.bounds)
    }

    /// Converts the kernel's rows of values to runs, one per row; empty rows at the top and bottom are dropped.
    private init(_ rows: Span<LaminaCoveredRow>, _ values: [UInt8], in bounds: PixelRect) {
        var builder = CoverageBuilder()
        builder.begin(atRow: bounds.minY)
        for index in rows.indices {
            let row = rows[index]
            builder.addValues(at: bounds.minX + Int(row.x), count: Int(row.count)) { values[Int(row.first) + $0] }
            builder.endRow()
        }
        self = builder.finish()
    }
}
