import CLaminaKernels
package import LaminaPrimitives

/// A picture and the part of it that may be sampled: neighbours outside the part never bleed in.
package struct PictureWindow: Sendable {
    /// The picture's own array: to reach it through the shared object would count a reference for each row.
    let values: [Pixel]
    let width: Int
    /// The pixels that may be read.
    package let pixels: PixelRect
    /// Sampled positions are clamped to these; whole numbers are pixel centres.
    let lowX: Double
    let lowY: Double
    let highX: Double
    let highY: Double

    /// - Parameter source: The part in pixels of the picture, possibly fractional; nil is all of it.
    /// - Returns: Nil when there is no pixel to sample, or the picture has a side of 2²² pixels or 2³¹ pixels in all.
    package init?(_ picture: Picture, source: Rect? = nil) {
        let whole = picture.bitmap.bounds
        let part = source?.standardized ?? whole.rect
        let pixels = PixelRect(covering: part).intersection(whole)
        // Positions are 32-bit numbers with 8 bits behind the point; indices are 32-bit numbers too.
        guard !pixels.isEmpty, max(whole.width, whole.height) < 1 << 22, whole.area < 1 << 31 else { return nil }
        values = picture.bitmap.pixels
        width = whole.width
        self.pixels = pixels
        (lowX, highX) = Self.limits(part.minX, part.maxX, pixels.minX, pixels.maxX)
        (lowY, highY) = Self.limits(part.minY, part.maxY, pixels.minY, pixels.maxY)
    }

    /// Half a pixel inside the part, so that its edge pixels are repeated; the middle when it is narrower than a pixel.
    private static func limits(_ start: Double, _ end: Double, _ first: Int, _ next: Int) -> (low: Double, high: Double) {
        let low = max(start, Double(first))
        let high = min(end, Double(next))
        let middle = (low + high) / 2
        func center(_ place: Double) -> Double { max(Double(first), min(Double(next - 1), place - 0.5)) }
        return (center(min(low + 0.5, middle)), center(max(high - 0.5, middle)))
    }

    /// Where the pixels `columns` of row `y` stand in the bitmap's array.
    func indices(_ y: Int, _ columns: Range<Int>) -> Range<Int> {
        precondition(
            y >= pixels.minY && y < pixels.maxY && columns.lowerBound >= pixels.minX && columns.upperBound <= pixels.maxX,
            "outside the window")
        let start = y * width + columns.lowerBound
        return start..<start + columns.count
    }

    /// Where the window's pixels of row `y`, or of its last row if that is above, stand in the bitmap's array.
    func indices(_ y: Int) -> Range<Int> { indices(min(y, pixels.maxY - 1), pixels.minX..<pixels.maxX) }

    /// Where the window's pixels stand in the bitmap's array, with those beside it in all rows but the last.
    var indices: Range<Int> { indices(pixels.minY, pixels.minX..<pixels.maxX).lowerBound..<indices(pixels.maxY).upperBound }

    /// One pixel, which lies inside the picture.
    subscript(x: Int, y: Int) -> Pixel { values[y * width + x] }

    /// Lends the pixels to a C loop, which reads only inside the window because it clamps positions to it.
    func lend(_ body: (LaminaSampler) -> Void) {
        unsafe values.span.lend(values.count) { address in
            unsafe body(
                LaminaSampler(
                    pixels: address, stride: Int32(width), lastX: Int32(pixels.maxX - 1), lastY: Int32(pixels.maxY - 1),
                    lowX: lowX, lowY: lowY, highX: highX, highY: highY))
        }
    }
}
