import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// The longest side, in pixels, of a small parallelogram.
    static var quadSide: Int { Int(LaminaQuadSide) }

    /// How much of each pixel a parallelogram covers.
    ///
    /// - Parameter rows: Gets one entry for each row of pixels.
    /// - Returns: The values that the rows refer to; nil without a table.
    func cover(_ quad: SmallQuad, into rows: inout InlineArray<64, LaminaCoveredRow>) -> [UInt8]? {
        guard let table = unsafe table else { return nil }
        precondition(rows.count == Self.quadSide, "too few rows")
        var entries = rows.mutableSpan
        // The corners lie inside the pixels, and so the loop writes one entry for each row and one value for each pixel at most.
        return unsafe [UInt8](unsafeUninitializedCapacity: quad.bounds.area) { values, count in
            guard let base = values.baseAddress else { return }
            unsafe withUnsafePointer(to: quad.quad) { quad in
                unsafe entries.lend { rows, _ in count = unsafe table.pointee.coverQuad(quad, rows, base) }
            }
        }
    }

    /// A small picture under a map, faded by what a parallelogram covers times an opacity, over the pixels of a canvas.
    ///
    /// - Parameters:
    ///   - map: From pixels of the canvas to those of the picture.
    ///   - region: What is painted, inside the bounds of the parallelogram.
    /// - Precondition: `hasTable`.
    package func over(
        _ window: PictureWindow, _ map: AffineTransform, _ quad: SmallQuad, opacity: UInt8, onto canvas: Canvas, in region: PixelRect
    ) {
        guard let table = unsafe table else { preconditionFailure("no loops for small parallelograms") }
        precondition(quad.bounds.contains(region), "nothing is known of these pixels")
        let map = LaminaMap(map, quad.bounds)
        let part = LaminaPart(region, in: quad.bounds)
        // The loop stays inside the region, and samples inside the window.
        unsafe canvas.lend(region) { target, stride in
            unsafe window.lend { sampler in
                unsafe withUnsafePointer(to: quad.quad) {
                    unsafe table.pointee.overMapped(target, stride, $0, part, opacity, sampler, map)
                }
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
