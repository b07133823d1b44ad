internal import CLaminaKernels
package import LaminaPrimitives

/// A parallelogram so small that all of its pixels are covered in one step.
package struct SmallQuad: Sendable {
    /// The pixels that it meets.
    package let bounds: PixelRect
    /// The same, counted from the corner of `bounds`.
    let quad: LaminaQuad

    /// - Parameter corners: One after another.
    /// - Returns: Nil when it is too large for this, or not wholly inside `clip`.
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
