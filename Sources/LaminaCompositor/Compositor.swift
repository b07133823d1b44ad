package import LaminaPrimitives
package import LaminaScene
import LaminaRaster

/// Draws the frames of one output on the CPU.
///
/// The pixels depend on the frame alone: not on the number of threads, the size of tiles, the instruction set or what was drawn before.
/// Keeps threads and what it made ready for the last frame; calls come from one thread at a time.
package final class Compositor {
    private let pool: WorkerPool
    private let pictures: GroupPictures
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
        self.pictures = pictures
        pool = WorkerPool(threadCount: threadCount)
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
        draw(frame, into: &bitmap) { _ in damage ?? [frame.bounds] }
    }

    /// Draws what differs from the frame that was drawn last, which `bitmap` must show; all of the first frame.
    ///
    /// - Parameter missing: Where the bitmap does not show the last frame, because it was drawn into another one; rectangles may overlap.
    /// - Precondition: The bitmap has the frame's size.
    /// - Returns: The pixels that may differ from the last frame, as rectangles that may overlap.
    @discardableResult
    package func drawChanges(of frame: Frame, into bitmap: inout Bitmap, missing: [PixelRect] = []) -> [PixelRect] {
        var changes: [PixelRect] = []
        draw(frame, into: &bitmap) { found in
            changes = found
            return missing.isEmpty ? found : found + missing
        }
        return changes
    }

    /// - Parameter choose: Gets what differs from the last frame and says what is drawn.
    private func draw(_ frame: Frame, into bitmap: inout Bitmap, _ choose: ([PixelRect]) -> [PixelRect]) {
        precondition(bitmap.width == frame.width && bitmap.height == frame.height, "the bitmap does not have the frame's size")
        let comparison = FrameComparison(last, frame)
        let grid = TileGrid(bounds: frame.bounds, tileWidth: tileWidth, tileHeight: tileHeight)
        pictures.beginFrame()
        PartPreparation(grid: grid, pool: pool, pictures: pictures).prepare(comparison.newParts)
        last = frame
        let damage = choose(comparison.changes)
        guard !damage.isEmpty else { return }
        let painter = TilePainter(lists: TileLists(frame.content, grid: grid, damage: damage), background: frame.background.pixel)
        bitmap.withCanvas { painter.drawAll(on: $0, pool) }
    }
}
