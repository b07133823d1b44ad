import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// Composites a picture that is scaled but not rotated, multiplied by an opacity, over a block of pixels.
    ///
    /// - Parameters:
    ///   - columns: For each column of the block its position from the window's left edge, in 1/256 pixel, ascending; the count is rounded up to
    ///     a multiple of 16.
    ///   - rows: For each row of the block its position from the window's top edge, in 1/256 pixel.
    package func over(
        _ window: PictureWindow, columns: Span<Int32>, rows: Span<Int32>, opacity: UInt8, onto canvas: Canvas, in block: PixelRect
    ) {
        guard let table = unsafe table else {
            return ScalarRows.over(window, columns: columns, rows: rows, opacity: opacity, onto: canvas, in: block)
        }
        guard !block.isEmpty else { return }
        let steps = (block.width + 15) & ~15
        let (lastX, lastY) = (window.pixels.width - 1, window.pixels.height - 1)
        precondition(columns[0] >= 0 && Int(columns[steps - 1] >> 8) <= lastX, "columns outside the image")
        precondition(rows.count == block.height, "one position is needed per row")
        for row in rows.indices { precondition(rows[row] >= 0 && Int(rows[row] >> 8) <= lastY, "rows outside the image") }
        let pixels = window.values.span.extracting(window.indices)
        // The checks above keep the loop inside the block and the window.
        unsafe canvas.lend(block) { target, stride in
            unsafe pixels.lend(pixels.count) { source in
                unsafe columns.lend(steps) { columns in
                    unsafe rows.lend(rows.count) { places in
                        let stretch = unsafe LaminaStretch(
                            pixels: source, stride: Int32(window.width), lastX: Int32(lastX), lastY: Int32(lastY), columns: columns,
                            rows: places)
                        unsafe table.pointee.overStretched(target, stride, block.width, block.height, stretch, opacity)
                    }
                }
            }
        }
    }
}

extension ScalarRows {
    static func over(
        _ window: PictureWindow, columns: Span<Int32>, rows: Span<Int32>, opacity: UInt8, onto canvas: Canvas, in block: PixelRect
    ) {
        let pixels = window.values.span
        var source = [Pixel](repeating: 0, count: block.width)
        for row in rows.indices {
            let top = window.pixels.minY + Int(rows[row] >> 8)
            var span = source.mutableSpan
            sampleLevel(
                // The row below the last one is the last one itself; see `PictureWindow.indices`.
                pixels.extracting(window.indices(top)), pixels.extracting(window.indices(top + 1)), columns: columns,
                fraction: UInt32(rows[row] & 255), into: &span)
            canvas.withRow(block.minY + row, block.minX..<block.maxX) { over(source.span, onto: &$0, opacity: opacity) }
        }
    }
}
