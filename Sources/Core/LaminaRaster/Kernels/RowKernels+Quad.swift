import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// The longest side of a `SmallQuad`, in pixels.
    static var quadSide: Int { Int(LaminaQuadSide) }

    /// Computes the coverage of a parallelogram.
    ///
    /// - Parameter rows: Receives one entry per row of pixels.
    /// - Returns: The coverage values that the rows refer to; nil when there are no C loops.
    func cover(_ quad: SmallQuad, into rows: inout InlineArray<64, LaminaCoveredRow>) -> [UInt8]? {
        guard let table = unsafe table else { return nil }
        precondition(rows.count == Self.quadSide, "wrong number of rows")
        var entries = rows.mutableSpan
        // The corners lie inside the pixels, so the loop writes one entry per row and at most one value per pixel.
        return unsafe [UInt8](unsafeUninitializedCapacity: quad.bounds.area) { values, count in
            guard let base = values.baseAddress else { return }
            unsafe withUnsafePointer(to: quad.quad) { quad in
                unsafe entries.lend { rows, _ in count = unsafe table.pointee.coverQuad(quad, rows, base) }
            }
        }
    }

    /// Composites a small picture under a map, multiplied by a parallelogram's coverage and an opacity, over a canvas.
    ///
    /// - Parameters:
    ///   - map: The map from pixels of the canvas to pixels of the picture.
    ///   - region: The pixels that are painted, inside the bounds of the parallelogram.
    /// - Precondition: `hasTable`.
    package func over(
        _ window: PictureWindow, _ map: AffineTransform, _ quad: SmallQuad, opacity: UInt8, onto canvas: Canvas, in region: PixelRect
    ) {
        guard let table = unsafe table else { preconditionFailure("this instruction set has no kernel for small parallelograms") }
        precondition(quad.bounds.contains(region), "the region must lie inside the parallelogram's bounds")
        let map = LaminaMap(map, quad.bounds)
        let part = LaminaPart(region, in: quad.bounds)
        // The loop writes only the region, and samples only inside the window.
        unsafe canvas.lend(region) { target, stride in
            unsafe window.lend { sampler in
                unsafe withUnsafePointer(to: quad.quad) {
                    unsafe table.pointee.overMapped(target, stride, $0, part, opacity, sampler, map)
                }
            }
        }
    }

    /// Composites a small picture like the method without a tint, with red, green and blue multiplied by those of `tint`.
    ///
    /// - Parameter isAdded: True adds the picture, and channels saturate at 255.
    /// - Precondition: `hasTable`.
    package func over(
        _ window: PictureWindow, _ map: AffineTransform, _ quad: SmallQuad, tint: UInt32, isAdded: Bool, opacity: UInt8,
        onto canvas: Canvas, in region: PixelRect
    ) {
        guard let table = unsafe table else { preconditionFailure("this instruction set has no kernel for small parallelograms") }
        precondition(quad.bounds.contains(region), "the region must lie inside the parallelogram's bounds")
        let map = LaminaMap(map, quad.bounds)
        let part = LaminaPart(region, in: quad.bounds)
        // The loop writes only the region, and samples only inside the window.
        unsafe canvas.lend(region) { target, stride in
            unsafe window.lend { sampler in
                unsafe withUnsafePointer(to: quad.quad) {
                    unsafe table.pointee.overTinted(target, stride, $0, part, opacity, tint, isAdded ? 1 : 0, sampler, map)
                }
            }
        }
    }
}

extension LaminaMap {
    /// Creates the kernel's map for rows and columns relative to `bounds`.
    fileprivate init(_ map: AffineTransform, _ bounds: PixelRect) {
        self.init(
            a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty, firstColumn: Int32(bounds.minX), firstRow: Int32(bounds.minY))
    }
}

extension LaminaPart {
    /// Converts a part of `bounds` to coordinates relative to its corner.
    fileprivate init(_ part: PixelRect, in bounds: PixelRect) {
        self.init(
            left: Int32(part.minX - bounds.minX), top: Int32(part.minY - bounds.minY), right: Int32(part.maxX - bounds.minX),
            bottom: Int32(part.maxY - bounds.minY))
    }
}
