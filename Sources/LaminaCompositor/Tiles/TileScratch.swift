import LaminaRaster

/// What one thread uses again for every piece of work.
final class TileScratch {
    /// More than this many are not kept: a deep nest of groups must not hold its memory for ever.
    private static let largestCount = 16

    var rasterizer: Rasterizer
    /// Those that the thread makes ready at the moment.
    var items = Column<PreparedItem>()
    private var free: [PixelBuffer] = []

    /// - Parameter coverages: Where those that are made get memory from.
    init(_ coverages: CoverageStore) {
        rasterizer = Rasterizer(.chosen, coverages)
        items.resize(to: ItemsWork.chunk, adding: { .nothing })
    }

    /// Memory for a scratch picture; given back, so that a group costs no allocation after the first frame.
    func borrow() -> PixelBuffer { free.popLast() ?? PixelBuffer() }

    func giveBack(_ buffer: PixelBuffer) {
        if free.count < Self.largestCount { free.append(buffer) }
    }
}
