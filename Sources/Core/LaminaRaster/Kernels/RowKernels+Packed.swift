import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// Composites a packed picture, multiplied by an opacity, over a part of a canvas.
    ///
    /// - Parameter region: The part: empty, or inside both the canvas and the bounds of the picture.
    package func over(_ picture: PackedPicture, onto canvas: Canvas, in region: PixelRect, opacity: UInt8) {
        guard !region.isEmpty else { return }
        guard let table = unsafe table else { return ScalarRows.over(picture, onto: canvas, in: region, opacity: opacity) }
        let first = region.minY - picture.bounds.minY
        let rowStarts = picture.rowStarts.span.extracting(first..<first + region.height + 1)
        let part = LaminaPart(
            left: Int32(region.minX), top: Int32(region.minY), right: Int32(region.maxX), bottom: Int32(region.maxY))
        // The loop writes only the region, all of whose pixels the canvas has, and checks runs and values against their counts.
        unsafe canvas.lend(region) { target, stride in
            unsafe picture.withMemory(rowStarts) { unsafe table.pointee.overPacked(target, stride, $0, part, opacity) }
        }
    }
}

extension PackedPicture {
    /// Calls `body` with the addresses of the picture's arrays; does nothing when the picture has no runs.
    fileprivate func withMemory(_ rowStarts: Span<Int32>, _ body: (LaminaPacked) -> Void) {
        unsafe runs.withUnsafeBufferPointer { runs in
            guard let firstRun = runs.baseAddress else { return }
            unsafe alphas.withUnsafeBufferPointer { alphas in
                unsafe pixels.withUnsafeBufferPointer { pixels in
                    unsafe rowStarts.lend(rowStarts.count) { starts in
                        unsafe body(
                            LaminaPacked(
                                runs: firstRun, rowStarts: starts, alphas: alphas.baseAddress, pixels: pixels.baseAddress,
                                runCount: Int32(runs.count), alphaCount: Int32(alphas.count), pixelCount: Int32(pixels.count)))
                    }
                }
            }
        }
    }
}

extension ScalarRows {
    static func over(_ picture: PackedPicture, onto canvas: Canvas, in region: PixelRect, opacity: UInt8) {
        let rows = PackedRows(picture: picture)
        var scratch = PaintScratch()
        for y in region.minY..<region.maxY {
            for start in stride(from: region.minX, to: region.maxX, by: PaintScratch.length) {
                let columns = start..<min(start + PaintScratch.length, region.maxX)
                scratch.write(rows, y, columns, .scalar)
                canvas.withRow(y, columns) { over(scratch.source.span, onto: &$0, opacity: opacity) }
            }
        }
    }
}
