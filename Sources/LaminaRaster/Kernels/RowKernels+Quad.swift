import CLaminaKernels
import LaminaPrimitives

extension RowKernels {
    /// The longest side, in pixels, of what `cover` covers.
    static var quadSide: Int { Int(LaminaQuadSide) }

    /// How much of each pixel a parallelogram covers.
    ///
    /// - Parameter corners: x and y of each, from the corner of the pixels, inside of them.
    /// - Parameter rows: Gets one entry for each row of pixels.
    /// - Returns: The values that the rows refer to; nil without a table.
    func cover(
        quad corners: InlineArray<8, Double>, width: Int, height: Int, into rows: inout InlineArray<64, LaminaCoveredRow>
    ) -> [UInt8]? {
        guard let table = unsafe table else { return nil }
        precondition(max(width, height) <= Self.quadSide && rows.count == Self.quadSide, "too large")
        precondition(
            (0..<8).allSatisfy { corners[$0] >= 0 && corners[$0] <= Double($0.isMultiple(of: 2) ? width : height) }, "corners outside")
        var entries = rows.mutableSpan
        let points = corners.span
        // The corners lie inside the pixels, and so the loop writes one entry for each row and one value for each pixel at most.
        return unsafe [UInt8](unsafeUninitializedCapacity: width * height) { values, count in
            guard let base = values.baseAddress else { return }
            unsafe points.lend(8) { points in
                unsafe entries.lend { rows, _ in
                    count = unsafe table.pointee.coverQuad(points, Int32(width), Int32(height), rows, base)
                }
            }
        }
    }
}
