package import LaminaPrimitives

/// A rectangle of pixels that one drawer may write: a whole bitmap, a tile of one, or scratch pixels of a group.
///
/// Several canvases may look at the same bitmap as long as their bounds do not meet; that is how workers share a picture.
/// The owner of the memory keeps it alive and in place while a canvas exists.
@safe
package struct Canvas {
    /// The pixels that may be touched, in the coordinates of the picture.
    package let bounds: PixelRect
    /// From one row to the next, in pixels.
    private let stride: Int
    /// The pixel at (`bounds.minX`, `bounds.minY`).
    ///
    /// Every access goes through `withRow`, which checks the bounds.
    private let base: UnsafeMutablePointer<Pixel>

    /// - Precondition: `base` points at the pixel in the corner of `bounds`, and `bounds.height` rows of `stride` pixels follow
    ///   (the last needs only `bounds.width`).
    package init(bounds: PixelRect, stride: Int, base: UnsafeMutablePointer<Pixel>) {
        precondition(bounds.isEmpty || stride >= bounds.width, "rows overlap")
        self.bounds = bounds
        self.stride = stride
        unsafe self.base = base
    }

    /// Lends the pixels `columns` of row `y`.
    ///
    /// - Precondition: They lie inside `bounds`.
    package func withRow<Result>(_ y: Int, _ columns: Range<Int>, _ body: (inout MutableSpan<Pixel>) throws -> Result) rethrows -> Result {
        precondition(
            y >= bounds.minY && y < bounds.maxY && columns.lowerBound >= bounds.minX && columns.upperBound <= bounds.maxX,
            "row outside the canvas")
        // Inside the rectangle that the initialiser was promised, by the check above.
        let start = unsafe base + (y - bounds.minY) * stride + (columns.lowerBound - bounds.minX)
        var span = unsafe MutableSpan(_unsafeStart: start, count: columns.count)
        return try body(&span)
    }

    /// Lends the address of the first pixel of `part`, and the way from one row to the next in pixels, to a loop that stays inside it.
    func lend(_ part: PixelRect, _ body: (UnsafeMutablePointer<Pixel>, Int) -> Void) {
        precondition(bounds.contains(part), "part outside the canvas")
        guard !part.isEmpty else { return }
        // Inside the rectangle that the initialiser was promised, by the check above.
        unsafe body(base + (part.minY - bounds.minY) * stride + (part.minX - bounds.minX), stride)
    }

    /// The same pixels, found elsewhere in the picture.
    package func moved(by shift: PixelShift) -> Canvas {
        unsafe Canvas(bounds: bounds.moved(by: shift), stride: stride, base: base)
    }

    /// The part of this canvas inside `part`.
    package func cropped(to part: PixelRect) -> Canvas {
        let common = bounds.intersection(part)
        guard !common.isEmpty else { return unsafe Canvas(bounds: .empty, stride: stride, base: base) }
        let offset = (common.minY - bounds.minY) * stride + (common.minX - bounds.minX)
        return unsafe Canvas(bounds: common, stride: stride, base: base + offset)
    }
}

extension Bitmap {
    /// Lends the whole bitmap as a canvas whose corner is at `origin`; the canvas must not leave `body`.
    package mutating func withCanvas<Result>(at origin: (x: Int, y: Int) = (0, 0), _ body: (Canvas) throws -> Result) rethrows -> Result {
        let bounds = PixelRect(origin.x, origin.y, origin.x + width, origin.y + height)
        let stride = width
        return try unsafe pixels.withUnsafeMutableBufferPointer { buffer in
            // An empty bitmap has no memory; its canvas has no rows, so the address is never used.
            let address = unsafe buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<Pixel>.alignment)
            guard let base = unsafe address else { preconditionFailure("no address") }
            return try body(unsafe Canvas(bounds: bounds, stride: stride, base: base))
        }
    }
}
