import LaminaRaster

/// Memory that one thread reuses for every piece of work.
final class TileScratch {
    /// The most buffers kept for reuse, so that one deep nest of groups does not occupy memory for ever.
    private static let largestCount = 16

    var rasterizer: Rasterizer
    /// The items that the thread is preparing.
    var items = StableBuffer<PreparedItem>()
    private var free: [PixelBuffer] = []

    /// - Parameter coverages: Supplies memory for coverages that the rasteriser makes.
    init(_ coverages: CoverageStore) {
        rasterizer = Rasterizer(.chosen, coverages)
        items.resize(to: ItemsWork.chunk, adding: { .nothing })
    }

    /// Returns memory for a scratch picture.
    ///
    /// The caller gives it back, so that groups allocate nothing after the first frame.
    func borrow() -> PixelBuffer { free.popLast() ?? PixelBuffer() }

    func giveBack(_ buffer: PixelBuffer) {
        if free.count < Self.largestCount { free.append(buffer) }
    }
}
