package import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// A small picture under a map, faded by coverage times an opacity, over the pixels of a canvas.
    ///
    /// - Parameters:
    ///   - map: From pixels of the canvas to those of the picture; its first column and row are those of `region`.
    ///   - rows: One for each row of `region`, with at most 64 pixels.
    ///   - values: What `rows` refer to.
    package func over(
        _ window: PictureWindow, map: LaminaMap, rows: Span<LaminaCoveredRow>, values: Span<UInt8>, opacity: UInt8, onto canvas: Canvas,
        in region: PixelRect
    ) {
        check(rows, values.count, region)
        guard let table = unsafe table else {
            return ScalarRows.over(window, map: map, rows: rows, values: values, opacity: opacity, onto: canvas, in: region)
        }
        // By the checks the loop stays inside the region and the values.
        unsafe canvas.lend(region) { target, stride in
            unsafe window.lend { sampler in
                unsafe values.lend(values.count) { covers in
                    unsafe rows.lend(rows.count) {
                        unsafe table.pointee.overMapped(target, stride, covers, $0, rows.count, opacity, sampler, map)
                    }
                }
            }
        }
    }

    private func check(_ rows: Span<LaminaCoveredRow>, _ valueCount: Int, _ region: PixelRect) {
        precondition(rows.count <= region.height, "more rows than the region has")
        for index in rows.indices {
            let row = rows[index]
            precondition(
                row.x >= 0 && row.count >= 0 && row.first >= 0 && Int(row.x) + Int(row.count) <= region.width
                    && Int(row.first) + Int(row.count) <= valueCount && Int(row.count) <= Self.quadSide, "a row leaves its place")
        }
    }
}

extension ScalarRows {
    static func over(
        _ window: PictureWindow, map: LaminaMap, rows: Span<LaminaCoveredRow>, values: Span<UInt8>, opacity: UInt8, onto canvas: Canvas,
        in region: PixelRect
    ) {
        var scratch = PaintScratch()
        for index in rows.indices {
            let row = rows[index]
            let columns = region.minX + Int(row.x)..<region.minX + Int(row.x + row.count)
            var source = scratch.source.mutableSpan
            source.withPart(0..<columns.count) { sampleLinear(window, along: map.line(row: index, column: row.x), into: &$0) }
            canvas.withRow(region.minY + index, columns) { pixels in
                let covers = values.extracting(Int(row.first)..<Int(row.first + row.count))
                over(scratch.source.span, onto: &pixels, covered: covers, opacity: opacity)
            }
        }
    }
}

extension LaminaMap {
    /// A map for the pixels of `region`.
    init(_ map: AffineTransform, _ region: PixelRect) {
        self.init(
            a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty, firstColumn: Int32(region.minX), firstRow: Int32(region.minY))
    }

    /// The line of a row, both counted from the first that may be written.
    fileprivate func line(row: Int, column: Int32) -> LaminaLine {
        let start = AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)(Point(0.5, Double(Int(firstRow) + row) + 0.5))
        return LaminaLine(x: start.x, y: start.y, w: 1, dx: a, dy: b, dw: 0, first: firstColumn + column)
    }
}
