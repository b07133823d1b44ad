import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// One premultiplied pixel, faded by a coverage, over a part of a canvas.
    ///
    /// - Parameter region: Empty, or inside the canvas and the bounds of the coverage.
    package func over(_ pixel: Pixel, onto canvas: Canvas, covered coverage: Coverage, in region: PixelRect) {
        guard let table = unsafe table else { return ScalarRows.over(pixel, onto: canvas, covered: coverage, in: region) }
        guard !region.isEmpty else { return }
        let first = region.minY - coverage.bounds.minY
        let rowStarts = coverage.rowStarts.span.extracting(first..<first + region.height + 1)
        precondition(rowStarts[0] >= 0, "a row begins before the first run")
        let part = LaminaPart(
            left: Int32(region.minX), top: Int32(region.minY), right: Int32(region.maxX), bottom: Int32(region.maxY))
        // The loop stays inside the region, in which the canvas holds all pixels, and reads no run and no value beyond their numbers.
        unsafe canvas.lend(region) { target, stride in
            unsafe coverage.withRuns { runs, runCount in
                unsafe coverage.alphas.withUnsafeBufferPointer { values in
                    unsafe rowStarts.lend(rowStarts.count) { starts in
                        let shape = unsafe LaminaRuns(
                            runs: runs, rowStarts: starts, values: values.baseAddress, runCount: runCount, valueCount: Int32(values.count))
                        unsafe table.pointee.overSolidRuns(target, stride, pixel, shape, part)
                    }
                }
            }
        }
    }
}

extension Coverage {
    /// Lends the address of all runs, unless there are none.
    fileprivate func withRuns(_ body: (UnsafePointer<LaminaRun>, Int32) -> Void) {
        unsafe runs.withUnsafeBufferPointer { runs in
            // A run is nothing but the one in C.
            unsafe runs.baseAddress?.withMemoryRebound(to: LaminaRun.self, capacity: runs.count) { unsafe body($0, Int32(runs.count)) }
        }
    }
}

extension ScalarRows {
    static func over(_ pixel: Pixel, onto canvas: Canvas, covered coverage: Coverage, in region: PixelRect) {
        let (runs, alphas) = (coverage.runs.span, coverage.alphas.span)
        for y in region.minY..<region.maxY {
            canvas.withRow(y, region.minX..<region.maxX) { pixels in
                for index in coverage.runs(inRow: y) {
                    let run = runs[index]
                    let (start, end) = (max(Int(run.x), region.minX), min(run.endX, region.maxX))
                    if start >= end { continue }
                    pixels.withPart(start - region.minX..<end - region.minX) { part in
                        if run.first < 0 { return lay(pixel, over: &part, alpha: run.alpha) }
                        let first = Int(run.first) + start - Int(run.x)
                        over(pixel, onto: &part, covered: alphas.extracting(first..<first + end - start))
                    }
                }
            }
        }
    }

    /// One colour over pixels that are all covered alike.
    private static func lay(_ pixel: Pixel, over destination: inout MutableSpan<Pixel>, alpha: UInt8) {
        let shown = alpha == 255 ? pixel : faded(pixel, by: alpha)
        if shown >= 0xFF00_0000 { destination.update(repeating: shown) } else { over(shown, onto: &destination) }
    }
}
