import CLaminaKernels
import LaminaPrimitives

/// A small picture under a map whose coverage has one run of values in each row: all of it is painted in one step.
struct SmallPicture {
    private let window: PictureWindow
    private let map: AffineTransform
    private let region: PixelRect
    private let coverage: Coverage

    /// - Parameter region: The pixels that are painted.
    /// - Returns: Nil when it is not small, not sampled linearly, or the map is not affine.
    init?(_ paint: PicturePaint, _ coverage: Coverage, in region: PixelRect) {
        guard max(region.width, region.height) <= RowKernels.quadSide, paint.sampling == .linear, let map = paint.inverse.affine,
            map.isFinite, let window = PictureWindow(paint.picture, source: paint.source)
        else { return nil }
        self.window = window
        self.map = map
        self.region = region
        self.coverage = coverage
    }

    /// - Returns: Whether every row has one run of values, or none; if not, nothing was painted.
    func paint(on canvas: Canvas, opacity: UInt8, _ kernels: RowKernels) -> Bool {
        var rows = InlineArray<64, LaminaCoveredRow>(repeating: LaminaCoveredRow())
        guard find(&rows) else { return false }
        kernels.over(
            window, map: LaminaMap(map, region), rows: rows.span.extracting(0..<region.height), values: coverage.alphas.span,
            opacity: opacity, onto: canvas, in: region)
        return true
    }

    private func find(_ rows: inout InlineArray<64, LaminaCoveredRow>) -> Bool {
        let runs = coverage.runs.span
        for y in region.minY..<region.maxY {
            let indices = coverage.runs(inRow: y)
            guard let index = indices.first else { continue }
            let run = runs[index]
            guard indices.count == 1, run.first >= 0 else { return false }
            let (start, end) = (max(Int(run.x), region.minX), min(run.endX, region.maxX))
            guard start < end else { continue }
            rows[y - region.minY] = LaminaCoveredRow(
                x: Int32(start - region.minX), count: Int32(end - start), first: run.first + Int32(start) - run.x)
        }
        return true
    }
}
