import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// Composites one premultiplied pixel, multiplied by a coverage, over a part of a canvas.
    ///
    /// - Parameter region: The part: empty, or inside both the canvas and the bounds of the coverage.
    package func over(_ pixel: Pixel, onto canvas: Canvas, covered coverage: Coverage, in region: PixelRect) {
        guard let table = unsafe table else { return ScalarRows.over(pixel, onto: canvas, covered: coverage, in: region) }
        guard !region.isEmpty else { return }
        // The loop writes only the region, all of whose pixels the canvas has, and checks runs and values against their counts.
        unsafe coverage.lend(region) { shape, part in
            unsafe canvas.lend(region) { unsafe table.pointee.overSolidRuns($0, $1, pixel, shape, part) }
        }
    }

    /// Composites rows of pixels, multiplied by a coverage and an opacity, over a part of a canvas.
    ///
    /// - Parameters:
    ///   - first: The index in `pixels` of the pixel at the region's upper left corner.
    ///   - width: The distance between rows in `pixels`.
    ///   - region: The part: empty, or inside both the canvas and the bounds of the coverage.
    package func over(
        _ pixels: Span<Pixel>, from first: Int, width: Int, onto canvas: Canvas, covered coverage: Coverage, opacity: UInt8,
        in region: PixelRect
    ) {
        guard !region.isEmpty else { return }
        precondition(first >= 0 && width >= region.width, "the row stride is below the region's width")
        guard let table = unsafe table else {
            for y in region.minY..<region.maxY {
                let start = first + (y - region.minY) * width
                ScalarRows.over(pixels.extracting(start..<start + region.width), y, onto: canvas, covered: coverage, opacity: opacity, in: region)
            }
            return
        }
        let rows = pixels.extracting(first..<first + (region.height - 1) * width + region.width)
        // The loop writes only the region and checks runs and values against their counts; `rows` ends with the region's last pixel.
        unsafe coverage.lend(region) { shape, part in
            unsafe rows.lend(rows.count) { source in
                unsafe canvas.lend(region) { unsafe table.pointee.overPixelRuns($0, $1, source, width, shape, part, opacity) }
            }
        }
    }

    /// Composites a picture under a map, multiplied by a coverage and an opacity, over a part of a canvas.
    ///
    /// - Parameters:
    ///   - inverse: The map from pixels of the canvas to pixels of the picture.
    ///   - region: The part: empty, or inside both the canvas and the bounds of the coverage.
    package func over(
        _ window: PictureWindow, _ inverse: Projection, onto canvas: Canvas, covered coverage: Coverage, opacity: UInt8, in region: PixelRect
    ) {
        guard let table = unsafe table else {
            return ScalarRows.over(window, inverse, onto: canvas, covered: coverage, opacity: opacity, in: region)
        }
        // Batches of 64 rows keep the sampling lines in a fixed array on the stack.
        for top in stride(from: region.minY, to: region.maxY, by: 64) {
            let rows = PixelRect(region.minX, top, region.maxX, min(top + 64, region.maxY))
            let lines = InlineArray<64, LaminaLine> { LaminaLine(inverse, row: min(top + $0, rows.maxY - 1), from: 0) }
            let span = lines.span
            // The loop writes only the region, checks runs and values against their counts, reads one line per row, and samples inside the window.
            unsafe coverage.lend(rows) { shape, part in
                unsafe window.lend { sampler in
                    unsafe span.lend(rows.height) { lines in
                        unsafe canvas.lend(rows) { unsafe table.pointee.overSampledRuns($0, $1, sampler, lines, shape, part, opacity) }
                    }
                }
            }
        }
    }
}

extension Coverage {
    /// Calls `body` with the runs of the rows of a region, which lies in `bounds`; does nothing when the coverage has no runs.
    fileprivate func lend(_ region: PixelRect, _ body: (LaminaRuns, LaminaPart) -> Void) {
        let first = region.minY - bounds.minY
        let rowStarts = rowStarts.span.extracting(first..<first + region.height + 1)
        precondition(rowStarts[0] >= 0, "a row begins before the first run")
        let part = LaminaPart(
            left: Int32(region.minX), top: Int32(region.minY), right: Int32(region.maxX), bottom: Int32(region.maxY))
        unsafe runs.withUnsafeBufferPointer { runs in
            unsafe alphas.withUnsafeBufferPointer { values in
                unsafe rowStarts.lend(rowStarts.count) { starts in
                    // `Coverage.Run` stores nothing but a `LaminaRun`, so the memory can be rebound.
                    unsafe runs.baseAddress?.withMemoryRebound(to: LaminaRun.self, capacity: runs.count) {
                        unsafe body(
                            LaminaRuns(
                                runs: $0, rowStarts: starts, values: values.baseAddress, runCount: Int32(runs.count),
                                valueCount: Int32(values.count)), part)
                    }
                }
            }
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
                        // One value for the whole run fades the colour once; otherwise each pixel has its own coverage.
                        if run.first < 0 { return lay(pixel, over: &part, alpha: run.alpha) }
                        let first = Int(run.first) + start - Int(run.x)
                        over(pixel, onto: &part, covered: alphas.extracting(first..<first + end - start))
                    }
                }
            }
        }
    }

    /// Composites one colour over pixels with a common coverage value.
    private static func lay(_ pixel: Pixel, over destination: inout MutableSpan<Pixel>, alpha: UInt8) {
        let shown = alpha == 255 ? pixel : faded(pixel, by: alpha)
        if shown >= 0xFF00_0000 { destination.update(repeating: shown) } else { over(shown, onto: &destination) }
    }

    /// Composites one row of pixels; the first one belongs to the region's first column.
    static func over(
        _ pixels: Span<Pixel>, _ y: Int, onto canvas: Canvas, covered coverage: Coverage, opacity: UInt8, in region: PixelRect
    ) {
        for index in coverage.runs(inRow: y) {
            let run = coverage.runs[index]
            let columns = run.columns.clamped(to: region.minX..<region.maxX)
            guard !columns.isEmpty else { continue }
            let source = pixels.extracting(columns.lowerBound - region.minX..<columns.upperBound - region.minX)
            canvas.withRow(y, columns) { row in
                if run.first < 0 { return over(source, onto: &row, opacity: multiplied(run.alpha, opacity)) }
                let first = Int(run.first) + columns.lowerBound - Int(run.x)
                over(source, onto: &row, covered: coverage.alphas.span.extracting(first..<first + columns.count), opacity: opacity)
            }
        }
    }

    static func over(
        _ window: PictureWindow, _ inverse: Projection, onto canvas: Canvas, covered coverage: Coverage, opacity: UInt8, in region: PixelRect
    ) {
        var scratch = PaintScratch()
        for y in region.minY..<region.maxY {
            for start in stride(from: region.minX, to: region.maxX, by: PaintScratch.length) {
                let piece = PixelRect(start, y, min(start + PaintScratch.length, region.maxX), y + 1)
                var source = scratch.source.mutableSpan
                source.withPart(0..<piece.width) { sampleLinear(window, along: LaminaLine(inverse, row: y, from: start), into: &$0) }
                over(scratch.source.span, y, onto: canvas, covered: coverage, opacity: opacity, in: piece)
            }
        }
    }
}
