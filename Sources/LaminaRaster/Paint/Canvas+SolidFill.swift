import LaminaPrimitives

extension Canvas {
    /// Puts one colour over what `coverage` covers: most of what is on screen, and so without the painter's scratch rows.
    ///
    /// The pixels are those that the painter makes.
    func fill(_ coverage: Coverage, withPixel pixel: Pixel, _ kernels: RowKernels = .chosen) {
        let region = bounds.intersection(coverage.bounds)
        guard !region.isEmpty else { return }
        let runs = coverage.runs.span
        let alphas = coverage.alphas.span
        let rowStarts = coverage.rowStarts.span
        for y in region.minY..<region.maxY {
            let row = y - coverage.bounds.minY
            withRow(y, region.minX..<region.maxX) { pixels in
                for index in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
                    let run = runs[index]
                    let start = max(Int(run.x), region.minX)
                    let end = min(run.endX, region.maxX)
                    if start >= end { continue }
                    pixels.withPart(start - region.minX..<end - region.minX) { part in
                        if run.first < 0 { return kernels.lay(pixel, over: &part, alpha: run.alpha) }
                        let first = Int(run.first) + start - Int(run.x)
                        kernels.over(pixel, onto: &part, covered: alphas.extracting(first..<first + end - start))
                    }
                }
            }
        }
    }
}

extension RowKernels {
    /// Puts one colour over pixels that are all covered alike.
    func lay(_ pixel: Pixel, over destination: inout MutableSpan<Pixel>, alpha: UInt8) {
        let shown = alpha == 255 ? pixel : faded(pixel, by: alpha)
        if shown >= 0xFF00_0000 { destination.update(repeating: shown) } else { over(shown, onto: &destination) }
    }
}
