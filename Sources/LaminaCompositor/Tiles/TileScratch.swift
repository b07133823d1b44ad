import LaminaRaster

/// What one thread uses again for every piece of work.
final class TileScratch {
    /// More than this many are not kept: a deep nest of groups must not hold its memory for ever.
    private static let largestCount = 16

    var rasterizer = Rasterizer()
    /// Those that the thread makes ready at the moment.
    var items = Array(repeating: PreparedItem.nothing, count: ItemsWork.chunk)
    private var free: [PixelBuffer] = []

    init() {}

    /// Memory for a scratch picture; given back, so that a group costs no allocation after the first frame.
    func borrow() -> PixelBuffer { free.popLast() ?? PixelBuffer() }

    func giveBack(_ buffer: PixelBuffer) {
        if free.count < Self.largestCount { free.append(buffer) }
    }
}
