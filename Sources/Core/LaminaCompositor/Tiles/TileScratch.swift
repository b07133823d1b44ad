import LaminaRaster

/// The memory that one thread reuses from frame to frame; no other memory is.
///
/// Everything else that a frame needs is allocated for it and released after it, or belongs to a cache.
final class TileScratch {
    /// The most buffers kept for reuse, so that one deep nest of groups does not occupy memory for ever.
    private static let largestCount = 16

    /// Holds the cell grid of the path being filled, which must be all zero between two paths and is large.
    var rasterizer = Rasterizer()
    private var free: [PixelBuffer] = []

    /// Returns memory for a scratch picture, which the caller gives back.
    func borrow() -> PixelBuffer { free.popLast() ?? PixelBuffer() }

    func giveBack(_ buffer: PixelBuffer) {
        if free.count < Self.largestCount { free.append(buffer) }
    }
}
