package import LaminaPrimitives
package import LaminaScene
import LaminaRaster

/// Draws the frames of one output on the CPU.
///
/// The pixels depend on the frame alone: not on the number of threads, the size of tiles, the instruction set or what was drawn before.
/// Keeps threads and what it made ready for the last frame; calls come from one thread at a time.
package final class Compositor {
    private let pool: WorkerPool
    private var comparison = FrameComparison()
    private var preparation: PartPreparation
    private var lists = TileLists()
    /// What is drawn at the moment.
    private var damage: [PixelRect] = []
    private let tileWidth: Int
    private let tileHeight: Int
    // No picture has this size, so that all of the first frame differs.
    private var last = Frame(width: -1, height: -1)

    /// - Parameter threadCount: How many threads draw, with the calling one.
    /// - Parameter tileWidth: In pixels, as `tileHeight`; a matter of speed alone.
    package convenience init(threadCount: Int = 1, tileWidth: Int = 1024, tileHeight: Int = 64) {
        self.init(threadCount: threadCount, tileWidth: tileWidth, tileHeight: tileHeight, pictures: GroupPictures())
    }

    /// - Parameter pictures: Nobody else uses them.
    init(threadCount: Int = 1, tileWidth: Int = 1024, tileHeight: Int = 64, pictures: GroupPictures) {
        pool = WorkerPool(threadCount: threadCount)
        preparation = PartPreparation(pool, pictures)
        self.tileWidth = tileWidth
        self.tileHeight = tileHeight
    }

    /// The threads that draw, for work between two drawings.
    package var workers: any Workers { pool }

    /// Draws a frame.
    ///
    /// - Parameter damage: The pixels of `bitmap` that do not show the frame yet; nil when none does.
    /// - Precondition: The bitmap has the frame's size.
    package func draw(_ frame: Frame, into bitmap: inout Bitmap, damage: [PixelRect]? = nil) {
        begin(frame, bitmap)
        self.damage.append(contentsOf: damage ?? [frame.bounds])
        finish(frame, into: &bitmap)
    }

    /// Draws what differs from the frame that was drawn last, which `bitmap` must show; all of the first frame.
    ///
    /// - Parameter missing: Where the bitmap does not show the last frame, because it was drawn into another one; rectangles may overlap.
    /// - Parameter changes: Gets the pixels that may differ from the last frame, as rectangles that may overlap.
    /// - Precondition: The bitmap has the frame's size.
    package func drawChanges(of frame: Frame, into bitmap: inout Bitmap, missing: [PixelRect] = [], _ changes: ([PixelRect]) -> Void = { _ in }) {
        begin(frame, bitmap)
        damage.append(contentsOf: comparison.changes)
        damage.append(contentsOf: missing)
        changes(comparison.changes)
        finish(frame, into: &bitmap)
    }

    /// Makes ready what differs from the last frame.
    private func begin(_ frame: Frame, _ bitmap: Bitmap) {
        precondition(bitmap.width == frame.width && bitmap.height == frame.height, "the bitmap does not have the frame's size")
        comparison.compare(last, frame)
        preparation.prepare(comparison, grid: grid(of: frame))
        last = frame
    }

    /// Draws what is damaged.
    private func finish(_ frame: Frame, into bitmap: inout Bitmap) {
        defer { forget() }
        guard !damage.isEmpty else { return }
        lists.sort(frame.content, grid: grid(of: frame), damage: damage)
        bitmap.withCanvas { lists.draw(on: $0, background: frame.background.pixel, pool) }
    }

    /// Lets go of all but the last frame, so that memory of others can be used again.
    private func forget() {
        comparison.forget()
        lists.forget()
        damage.removeAll(keepingCapacity: true)
    }

    private func grid(of frame: Frame) -> TileGrid { TileGrid(bounds: frame.bounds, tileWidth: tileWidth, tileHeight: tileHeight) }
}
