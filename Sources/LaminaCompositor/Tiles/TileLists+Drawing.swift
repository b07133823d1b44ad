import LaminaPrimitives
import LaminaRaster

/// A canvas that all threads see.
///
/// `@unchecked Sendable`: each thread writes only the region of a tile that it alone has taken, and the memory outlives the call that
/// started them.
struct SharedCanvas: @unchecked Sendable {
    let canvas: Canvas
}

extension TileLists {
    /// Fewer pixels than this are drawn in less time than it takes to wake a thread.
    private static let pixelsWorthThreads = 1 << 14

    /// Draws every tile, on all threads if there is enough to do.
    ///
    /// - Parameter canvas: Holds the regions of all tiles.
    /// - Parameter background: What is beneath the first item.
    func draw(on canvas: Canvas, background: Pixel, _ pool: WorkerPool) {
        let pixels = tiles.reduce(0) { $0 + $1.region.area }
        withPainter(background: background) { painter in
            let work = TilesWork(painter: painter, shared: SharedCanvas(canvas: canvas))
            pool.run(count: tiles.count, isWorthThreads: pixels >= Self.pixelsWorthThreads, work)
        }
    }

    /// Lends `body` what draws the tiles.
    func withPainter(background: Pixel, _ body: (TilePainter) -> Void) {
        // The addresses are used while `body` runs, and the lists hold the parts.
        unsafe tiles.withUnsafeBufferPointer { tiles in
            unsafe links.withUnsafeBufferPointer { links in
                unsafe views.withUnsafeBufferPointer { views in
                    body(unsafe TilePainter(tiles: tiles, links: links, parts: views, background: background))
                }
            }
        }
    }
}

/// Draws one tile in each piece of work.
private struct TilesWork: PoolWork {
    let painter: TilePainter
    let shared: SharedCanvas

    func work(_ index: Int, _ scratch: TileScratch) { painter.draw(tile: index, on: shared.canvas, scratch) }
}
