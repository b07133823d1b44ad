import LaminaPrimitives
import LaminaRaster

/// A canvas that all threads see.
///
/// `@unchecked Sendable`: each thread writes only the region of a tile that it alone has taken, and the memory outlives the call that
/// started them.
struct SharedCanvas: @unchecked Sendable {
    let canvas: Canvas
}

extension TilePainter {
    /// Fewer pixels than this are drawn in less time than it takes to wake a thread.
    private static let pixelsWorthThreads = 1 << 14

    /// Draws every tile, on all threads if there is enough to do.
    ///
    /// - Parameter canvas: Holds the regions of all tiles.
    func drawAll(on canvas: Canvas, _ pool: WorkerPool) {
        let pixels = lists.tiles.reduce(0) { $0 + $1.region.area }
        let work = TilesWork(painter: self, shared: SharedCanvas(canvas: canvas))
        pool.run(count: lists.tiles.count, isWorthThreads: pixels >= Self.pixelsWorthThreads, work)
    }
}

/// Draws one tile in each piece of work.
private struct TilesWork: PoolWork {
    let painter: TilePainter
    let shared: SharedCanvas

    func work(_ index: Int, _ scratch: TileScratch) { painter.draw(painter.lists.tiles[index], on: shared.canvas, scratch) }
}
