import LaminaPrimitives
import LaminaRaster

/// A canvas that all threads draw on.
///
/// `@unchecked Sendable`: each thread writes only the region of the tile that it has taken, and the
/// memory outlives the call that hands out the tiles.
private struct SharedCanvas: @unchecked Sendable {
    let canvas: Canvas
}

extension TileLists {
    /// The number of pixels below which drawing takes less time than waking a thread.
    private static let pixelsWorthThreads = 1 << 14

    /// Draws some tiles of these lists, on all threads if there are enough pixels.
    ///
    /// - Parameter canvas: Contains the regions of these tiles.
    /// - Parameter background: The colour beneath the bottom item.
    func draw(_ tiles: [Tile], on canvas: Canvas, background: Pixel, _ pool: WorkerPool) {
        let pixels = tiles.reduce(0) { $0 + $1.region.area }
        let (painter, shared) = (TilePainter(self, background: background), SharedCanvas(canvas: canvas))
        pool.run(count: tiles.count, isWorthThreads: pixels >= Self.pixelsWorthThreads) { index, scratch in
            painter.draw(tiles[index], on: shared.canvas, scratch)
        }
    }
}
