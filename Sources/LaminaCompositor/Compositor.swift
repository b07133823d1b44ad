package import LaminaPrimitives
package import LaminaScene
import LaminaRaster

/// Draws the frames of one output on the CPU.
///
/// The pixels depend on the frame alone, never on the number of threads, the size of tiles, the instruction set or the frames drawn before.
/// Keeps its threads and the prepared items of the last frame between calls. Calls must come from one thread at a time.
package final class Compositor {
    private let pool: WorkerPool
    private var comparison = FrameComparison()
    private var preparation: PartPreparation
    private var lists = TileLists()
    /// The pixel rectangles that the drawing in progress repaints; they may overlap.
    private var damage: [PixelRect] = []
    private let tileWidth: Int
    private let tileHeight: Int
    // The last frame that was drawn. No real frame has this initial size, so the first one differs everywhere.
    private var last = Frame(width: -1, height: -1)

    /// - Parameter threadCount: The number of threads that draw, including the calling one.
    /// - Parameter tileWidth: The width of a tile in pixels, like `tileHeight`. Affects speed only, not pixels.
    package convenience init(threadCount: Int = 1, tileWidth: Int = 1024, tileHeight: Int = 64) {
        self.init(threadCount: threadCount, tileWidth: tileWidth, tileHeight: tileHeight, pictures: GroupPictures())
    }

    /// - Parameter pictures: The cache of group pictures; no other compositor may use it.
    init(threadCount: Int = 1, tileWidth: Int = 1024, tileHeight: Int = 64, pictures: GroupPictures) {
        pool = WorkerPool(threadCount: threadCount)
        preparation = PartPreparation(pool, pictures)
        self.tileWidth = tileWidth
        self.tileHeight = tileHeight
    }

    /// The compositor's threads, for other parallel work between two drawings.
    package var workers: any Workers { pool }

    /// Draws a frame.
    ///
    /// - Parameter damage: The pixels of `bitmap` that do not show the frame yet; nil means all of them.
    /// - Precondition: The bitmap has the frame's size.
    package func draw(_ frame: Frame, into bitmap: inout Bitmap, damage: [PixelRect]? = nil) {
        begin(frame, bitmap)
        self.damage.append(contentsOf: damage ?? [frame.bounds])
        finish(frame, into: &bitmap)
    }

    /// Draws the pixels that differ from the previously drawn frame, which `bitmap` must show.
    ///
    /// The first frame is drawn completely.
    ///
    /// - Parameter missing: Rectangles where the bitmap does not show the previous frame, because that
    ///   was drawn into another bitmap. They may overlap.
    /// - Parameter changes: Receives the rectangles that may differ from the previous frame. They may overlap.
    /// - Precondition: The bitmap has the frame's size.
    package func drawChanges(of frame: Frame, into bitmap: inout Bitmap, missing: [PixelRect] = [], _ changes: ([PixelRect]) -> Void = { _ in }) {
        begin(frame, bitmap)
        damage.append(contentsOf: comparison.changes)
        damage.append(contentsOf: missing)
        changes(comparison.changes)
        finish(frame, into: &bitmap)
    }

    /// Compares the frame with the previous one and prepares the parts that are new.
    private func begin(_ frame: Frame, _ bitmap: Bitmap) {
        precondition(bitmap.width == frame.width && bitmap.height == frame.height, "the bitmap does not have the frame's size")
        comparison.compare(last, frame)
        preparation.prepare(comparison, grid: grid(of: frame))
        last = frame
    }

    /// Draws the damaged pixels.
    private func finish(_ frame: Frame, into bitmap: inout Bitmap) {
        defer { forget() }
        guard !damage.isEmpty else { return }
        lists.sort(frame.content, grid: grid(of: frame), damage: damage)
        bitmap.withCanvas { lists.draw(on: $0, background: frame.background.pixel, pool) }
    }

    /// Releases every frame but the last, so that the evaluator can reuse their memory.
    private func forget() {
        comparison.forget()
        lists.forget()
        damage.removeAll(keepingCapacity: true)
    }

    private func grid(of frame: Frame) -> TileGrid { TileGrid(bounds: frame.bounds, tileWidth: tileWidth, tileHeight: tileHeight) }
}
