import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// A small picture under a map, faded by coverage times an opacity, over the pixels of a canvas.
    ///
    /// - Parameters:
    ///   - map: From pixels of the canvas to those of the picture.
    ///   - region: What is painted, inside the bounds of what is covered.
    package func over(
        _ window: PictureWindow, _ map: AffineTransform, _ covered: CoveredRows, opacity: UInt8, onto canvas: Canvas, in region: PixelRect
    ) {
        precondition(covered.bounds.contains(region), "nothing is known of these pixels")
        guard let table = unsafe table else {
            return ScalarRows.over(window, map, covered, opacity: opacity, onto: canvas, in: region)
        }
        let part = LaminaPart(region, in: covered.bounds)
        // The loop stays inside the region and, as the initialiser of the covered rows has checked, inside the values.
        unsafe canvas.lend(region) { target, stride in
            unsafe window.lend { sampler in
                unsafe covered.values.span.lend(covered.values.count) { values in
                    unsafe covered.rows.span.lend(covered.rows.count) { rows in
                        unsafe table.pointee.overMapped(target, stride, values, rows, part, opacity, sampler, LaminaMap(map, covered.bounds))
                    }
                }
            }
        }
    }
}

extension ScalarRows {
    static func over(
        _ window: PictureWindow, _ map: AffineTransform, _ covered: CoveredRows, opacity: UInt8, onto canvas: Canvas, in region: PixelRect
    ) {
        var scratch = PaintScratch()
        for y in region.minY..<region.maxY {
            let row = covered.rows[y - covered.bounds.minY]
            let start = covered.bounds.minX + Int(row.x)
            let columns = (start..<start + Int(row.count)).clamped(to: region.minX..<region.maxX)
            let first = Int(row.first) + columns.lowerBound - start
            guard !columns.isEmpty else { continue }
            var source = scratch.source.mutableSpan
            let line = LaminaLine(Projection(map), row: y, from: columns.lowerBound)
            source.withPart(0..<columns.count) { sampleLinear(window, along: line, into: &$0) }
            canvas.withRow(y, columns) { pixels in
                over(
                    scratch.source.span, onto: &pixels, covered: covered.values.span.extracting(first..<first + columns.count),
                    opacity: opacity)
            }
        }
    }
}

extension LaminaMap {
    /// A map for the pixels of `bounds`.
    fileprivate init(_ map: AffineTransform, _ bounds: PixelRect) {
        self.init(
            a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty, firstColumn: Int32(bounds.minX), firstRow: Int32(bounds.minY))
    }
}

extension LaminaPart {
    /// A part of `bounds`, counted from their corner.
    fileprivate init(_ part: PixelRect, in bounds: PixelRect) {
        self.init(
            left: Int32(part.minX - bounds.minX), top: Int32(part.minY - bounds.minY), right: Int32(part.maxX - bounds.minX),
            bottom: Int32(part.maxY - bounds.minY))
    }
}
