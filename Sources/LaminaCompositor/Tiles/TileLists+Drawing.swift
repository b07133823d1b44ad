import LaminaPrimitives
import LaminaRaster

/// A canvas that all threads draw on.
///
/// `@unchecked Sendable`: each thread writes only the region of the tile that it has taken, and the
/// memory outlives the call that hands out the tiles.
struct SharedCanvas: @unchecked Sendable {
    let canvas: Canvas
}

extension TileLists {
    /// The number of pixels below which drawing takes less time than waking a thread.
    private static let pixelsWorthThreads = 1 << 14

    /// Draws every tile, on all threads if there are enough pixels.
    ///
    /// - Parameter canvas: Contains the regions of all tiles.
    /// - Parameter background: The colour beneath the bottom item.
    func draw(on canvas: Canvas, background: Pixel, _ pool: WorkerPool) {
        let pixels = tiles.reduce(0) { $0 + $1.region.area }
        withPainter(background: background) { painter in
            let work = TilesWork(painter: painter, shared: SharedCanvas(canvas: canvas))
            pool.run(count: tiles.count, isWorthThreads: pixels >= Self.pixelsWorthThreads, work)
        }
    }

    /// Calls `body` with a painter for the tiles, which is valid only during the call.
    func withPainter(background: Pixel, _ body: (TilePainter) -> Void) {
        // The addresses are used only while `body` runs, and the lists retain the parts meanwhile.
        unsafe tiles.withUnsafeBufferPointer { tiles in
            unsafe links.withUnsafeBufferPointer { links in
                unsafe views.withUnsafeBufferPointer { views in
                    body(unsafe TilePainter(tiles: tiles, links: links, parts: views, background: background))
                }
            }
        }
    }
}

/// Draws one tile per piece of work.
private struct TilesWork: PoolWork {
    let painter: TilePainter
    let shared: SharedCanvas

    func work(_ index: Int, _ scratch: TileScratch) { painter.draw(tile: index, on: shared.canvas, scratch) }
}
