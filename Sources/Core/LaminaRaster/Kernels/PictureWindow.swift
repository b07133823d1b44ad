import CLaminaKernels
package import LaminaPrimitives

/// A picture and the part of it that may be sampled.
///
/// Interpolation never reads pixels outside that part.
package struct PictureWindow: Sendable {
    /// The picture's pixel array.
    ///
    /// A copy of the array's reference: access through the shared `Picture` would retain and release the object for each row.
    let values: [Pixel]
    let width: Int
    /// The pixels that may be read.
    package let pixels: PixelRect
    /// The limits to which sampling positions are clamped; whole numbers are pixel centres.
    let lowX: Double
    let lowY: Double
    let highX: Double
    let highY: Double

    /// Selects a part of a picture.
    ///
    /// - Parameter source: The part in pixels of the picture, possibly fractional; nil for all of it.
    /// - Returns: Nil when there is no pixel to sample, or the picture has a side of 2²² pixels or more, or 2³¹ pixels in all.
    package init?(_ picture: Picture, source: Rect? = nil) {
        let whole = picture.bitmap.bounds
        let part = source?.standardized ?? whole.rect
        let pixels = PixelRect(covering: part).intersection(whole)
        // The kernels hold positions as 32-bit fixed point with 8 fractional bits, and pixel indices in 32 bits.
        guard !pixels.isEmpty, max(whole.width, whole.height) < 1 << 22, whole.area < 1 << 31 else { return nil }
        values = picture.bitmap.pixels
        width = whole.width
        self.pixels = pixels
        (lowX, highX) = Self.limits(part.minX, part.maxX, pixels.minX, pixels.maxX)
        (lowY, highY) = Self.limits(part.minY, part.maxY, pixels.minY, pixels.maxY)
    }

    /// Returns the range of sampling positions: half a pixel inside the part, so that its edge pixels are repeated.
    ///
    /// For a part smaller than one pixel, the range is the part's middle.
    private static func limits(_ start: Double, _ end: Double, _ first: Int, _ next: Int) -> (low: Double, high: Double) {
        let low = max(start, Double(first))
        let high = min(end, Double(next))
        let middle = (low + high) / 2
        func center(_ place: Double) -> Double { max(Double(first), min(Double(next - 1), place - 0.5)) }
        return (center(min(low + 0.5, middle)), center(max(high - 0.5, middle)))
    }

    /// Returns the indices in `values` of the pixels `columns` in row `y`.
    func indices(_ y: Int, _ columns: Range<Int>) -> Range<Int> {
        precondition(
            y >= pixels.minY && y < pixels.maxY && columns.lowerBound >= pixels.minX && columns.upperBound <= pixels.maxX,
            "outside the window")
        let start = y * width + columns.lowerBound
        return start..<start + columns.count
    }

    /// Returns the indices in `values` of the window's pixels in row `y`, or in its last row when `y` lies below the window.
    func indices(_ y: Int) -> Range<Int> { indices(min(y, pixels.maxY - 1), pixels.minX..<pixels.maxX) }

    /// The indices in `values` from the window's first pixel to its last, including the pixels outside the window between two of its rows.
    var indices: Range<Int> { indices(pixels.minY, pixels.minX..<pixels.maxX).lowerBound..<indices(pixels.maxY).upperBound }

    /// One pixel, which must lie inside the picture.
    subscript(x: Int, y: Int) -> Pixel { values[y * width + x] }

    /// Calls a C loop with the pixels.
    ///
    /// The loop clamps positions to the window, so it reads no other pixels.
    func lend(_ body: (LaminaSampler) -> Void) {
        unsafe values.span.lend(values.count) { address in
            unsafe body(
                LaminaSampler(
                    pixels: address, stride: Int32(width), lastX: Int32(pixels.maxX - 1), lastY: Int32(pixels.maxY - 1),
                    lowX: lowX, lowY: lowY, highX: highX, highY: highY))
        }
    }
}
