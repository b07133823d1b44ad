import LaminaRaster

/// A canvas that all threads see.
///
/// `@unchecked Sendable`: each thread writes only the region of a tile that it alone has taken, and the memory outlives the call that
/// started them.
struct SharedCanvas: @unchecked Sendable {
    let canvas: Canvas
}

extension TilePainter {
    /// Draws every tile, on all threads.
    ///
    /// - Parameter canvas: Holds the regions of all tiles.
    func drawAll(on canvas: Canvas, _ pool: WorkerPool) {
        let shared = SharedCanvas(canvas: canvas)
        pool.run(count: lists.tiles.count) { scratch, index in
            draw(lists.tiles[index], on: shared.canvas, scratch)
        }
    }
}
