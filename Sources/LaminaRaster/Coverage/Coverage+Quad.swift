import CLaminaKernels
package import LaminaPrimitives

extension Coverage {
    /// How much of each pixel a small parallelogram covers, as a rasteriser finds it for its path, but quicker.
    ///
    /// - Parameter corners: One after another.
    /// - Returns: Nil when it is too large for this, or not wholly inside `clip`.
    package init?(parallelogram corners: InlineArray<4, Point>, clippedTo clip: PixelRect, _ kernels: RowKernels = .chosen) {
        guard let quad = SmallQuad(corners, clippedTo: clip) else { return nil }
        var rows = InlineArray<64, LaminaCoveredRow>(repeating: LaminaCoveredRow())
        guard let values = kernels.cover(quad, into: &rows) else { return nil }
        self.init(rows.span.extracting(0..<quad.bounds.height), values, in: quad.bounds)
    }

    /// Leaves away what is empty all around.
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
