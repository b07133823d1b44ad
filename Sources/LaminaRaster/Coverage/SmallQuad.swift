internal import CLaminaKernels
package import LaminaPrimitives

/// A parallelogram small enough for the kernels that cover all of its pixels in one call.
package struct SmallQuad: Sendable {
    /// The pixels that the parallelogram touches.
    package let bounds: PixelRect
    /// The parallelogram for the kernels, relative to the upper left corner of `bounds`.
    let quad: LaminaQuad

    /// Prepares a parallelogram.
    ///
    /// - Parameter corners: The corners in order around the parallelogram.
    /// - Returns: Nil when it exceeds `RowKernels.quadSide` pixels in width or height, or is not entirely inside `clip`.
    package init?(_ corners: InlineArray<4, Point>, clippedTo clip: PixelRect) {
        let box = Rect(enclosing: corners)
        guard box.isFinite else { return nil }
        bounds = PixelRect(covering: box)
        guard !bounds.isEmpty, clip.contains(bounds), max(bounds.width, bounds.height) <= RowKernels.quadSide else { return nil }
        let (left, top) = (Double(bounds.minX), Double(bounds.minY))
        quad = LaminaQuad(
            corners: (
                corners[0].x - left, corners[0].y - top, corners[1].x - left, corners[1].y - top,
                corners[2].x - left, corners[2].y - top, corners[3].x - left, corners[3].y - top
            ), width: Int32(bounds.width), height: Int32(bounds.height))
    }
}
