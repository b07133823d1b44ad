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
        let bounds = PixelRect(covering: box)
        guard clip.contains(bounds) else { return nil }
        self.init(corners, in: bounds)
    }

    /// Prepares a parallelogram whose pixels are known.
    ///
    /// - Parameter bounds: A rectangle that contains the parallelogram; the smallest one is the fastest.
    /// - Returns: Nil when the rectangle exceeds `RowKernels.quadSide` pixels in width or height, or does not contain the parallelogram.
    package init?(_ corners: InlineArray<4, Point>, in bounds: PixelRect) {
        let box = bounds.rect
        guard !bounds.isEmpty, max(bounds.width, bounds.height) <= RowKernels.quadSide,
            corners.allSatisfy({ $0.x >= box.minX && $0.x <= box.maxX && $0.y >= box.minY && $0.y <= box.maxY })
        else { return nil }
        self.bounds = bounds
        let (left, top) = (Double(bounds.minX), Double(bounds.minY))
        quad = LaminaQuad(
            corners: (
                corners[0].x - left, corners[0].y - top, corners[1].x - left, corners[1].y - top,
                corners[2].x - left, corners[2].y - top, corners[3].x - left, corners[3].y - top
            ), width: Int32(bounds.width), height: Int32(bounds.height))
    }
}
