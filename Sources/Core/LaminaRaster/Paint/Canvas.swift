package import LaminaPrimitives

/// A rectangle of writable pixels: a whole bitmap, a tile of one, or the scratch pixels of a group.
///
/// Several canvases may share a bitmap as long as their bounds do not overlap; that is how worker threads share a frame.
/// The owner of the memory keeps it alive and in place while a canvas exists.
@safe
package struct Canvas {
    /// The pixels that may be accessed, in picture coordinates.
    package let bounds: PixelRect
    /// The distance between rows, in pixels.
    private let stride: Int
    /// The address of the pixel at (`bounds.minX`, `bounds.minY`).
    ///
    /// Every access goes through `withRow` or `lend`, which check the bounds.
    private let base: UnsafeMutablePointer<Pixel>

    /// Creates a canvas over existing memory.
    ///
    /// - Precondition: `base` points at the pixel in the corner of `bounds`, and `bounds.height` rows of `stride` pixels follow
    ///   (the last needs only `bounds.width`).
    package init(bounds: PixelRect, stride: Int, base: UnsafeMutablePointer<Pixel>) {
        precondition(bounds.isEmpty || stride >= bounds.width, "the stride is below the width")
        self.bounds = bounds
        self.stride = stride
        unsafe self.base = base
    }

    /// Calls `body` with the pixels `columns` of row `y`.
    ///
    /// - Precondition: The pixels lie inside `bounds`.
    package func withRow<Result>(_ y: Int, _ columns: Range<Int>, _ body: (inout MutableSpan<Pixel>) throws -> Result) rethrows -> Result {
        precondition(
            y >= bounds.minY && y < bounds.maxY && columns.lowerBound >= bounds.minX && columns.upperBound <= bounds.maxX,
            "row outside the canvas")
        // Inside the memory that the initialiser's caller promised, by the precondition above.
        let start = unsafe base + (y - bounds.minY) * stride + (columns.lowerBound - bounds.minX)
        var span = unsafe MutableSpan(_unsafeStart: start, count: columns.count)
        return try body(&span)
    }

    /// Calls a loop, which must stay inside `part`, with the address of its first pixel and the distance between rows in pixels.
    func lend(_ part: PixelRect, _ body: (UnsafeMutablePointer<Pixel>, Int) -> Void) {
        precondition(bounds.contains(part), "part outside the canvas")
        guard !part.isEmpty else { return }
        // Inside the memory that the initialiser's caller promised, by the precondition above.
        unsafe body(base + (part.minY - bounds.minY) * stride + (part.minX - bounds.minX), stride)
    }

    /// Returns the same pixels at other picture coordinates.
    package func moved(by shift: PixelShift) -> Canvas {
        unsafe Canvas(bounds: bounds.moved(by: shift), stride: stride, base: base)
    }

    /// Returns the part of this canvas inside `part`.
    package func cropped(to part: PixelRect) -> Canvas {
        let common = bounds.intersection(part)
        guard !common.isEmpty else { return unsafe Canvas(bounds: .empty, stride: stride, base: base) }
        let offset = (common.minY - bounds.minY) * stride + (common.minX - bounds.minX)
        return unsafe Canvas(bounds: common, stride: stride, base: base + offset)
    }
}

extension Bitmap {
    /// Calls `body` with the whole bitmap as a canvas whose corner is at `origin`.
    ///
    /// The canvas must not escape `body`.
    package mutating func withCanvas<Result>(at origin: (x: Int, y: Int) = (0, 0), _ body: (Canvas) throws -> Result) rethrows -> Result {
        let bounds = PixelRect(origin.x, origin.y, origin.x + width, origin.y + height)
        let stride = width
        return try unsafe pixels.withUnsafeMutableBufferPointer { buffer in
            // An empty bitmap has no memory. Its canvas has no rows, so any aligned address will do.
            let address = unsafe buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<Pixel>.alignment)
            guard let base = unsafe address else { preconditionFailure("the canvas has no memory") }
            return try body(unsafe Canvas(bounds: bounds, stride: stride, base: base))
        }
    }
}
