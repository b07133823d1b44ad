package import LaminaPrimitives
package import LaminaScene
import LaminaRaster

/// Draws the frames of one output.
///
/// The pixels depend on the frame alone, never on the number of threads, the size of tiles, the instruction set, the device or the frames drawn
/// before.
/// Keeps its threads and the prepared items of the last frame between calls. Calls must come from one thread at a time.
package final class Compositor {
    private let pool: WorkerPool
    private let painter: FramePainter
    private var pictures: GroupPictures
    private let rasters: RasterPictures
    private var prepared = PreparedParts()
    private let tileWidth: Int
    private let tileHeight: Int
    // The last frame that was drawn. No real frame has this initial size, so the first one differs everywhere.
    private var last = Frame(width: -1, height: -1)

    /// - Parameter threadCount: The number of threads that draw, including the calling one.
    /// - Parameter tileWidth: The width of a tile in pixels, like `tileHeight`. Affects speed only, not pixels.
    /// - Parameter device: The frames that a device draws.
    package convenience init(threadCount: Int = 1, tileWidth: Int = 1024, tileHeight: Int = 64, device: DeviceUse = .never) {
        self.init(
            threadCount: threadCount, tileWidth: tileWidth, tileHeight: tileHeight, pictures: GroupPictures(), rasters: RasterPictures(),
            device: device)
    }

    /// - Parameter pictures: The cache of group pictures; no other compositor may use it, or `rasters`, the pictures of rasterised layers.
    init(
        threadCount: Int = 1, tileWidth: Int = 1024, tileHeight: Int = 64, pictures: GroupPictures = GroupPictures(),
        rasters: RasterPictures = RasterPictures(), device: DeviceUse = .never
    ) {
        pool = WorkerPool(threadCount: threadCount)
        painter = FramePainter(pool, device)
        self.pictures = pictures
        self.rasters = rasters
        self.tileWidth = tileWidth
        self.tileHeight = tileHeight
    }

    /// The compositor's threads, for other parallel work between two drawings.
    var workers: any Workers { pool }

    /// Draws a frame.
    ///
    /// - Parameter damage: The pixels of `bitmap` that do not show the frame yet; nil means all of them.
    /// - Precondition: The bitmap has the frame's size.
    package func draw(_ frame: Frame, into bitmap: inout Bitmap, damage: [PixelRect]? = nil) {
        _ = prepare(frame, bitmap)
        paint(frame, damage ?? [frame.bounds], into: &bitmap)
    }

    /// Draws the pixels that differ from the previously drawn frame, which `bitmap` must show.
    ///
    /// The first frame is drawn completely.
    ///
    /// - Parameter missing: Rectangles where the bitmap does not show the previous frame, because that
    ///   was drawn into another bitmap. They may overlap.
    /// - Returns: The rectangles that may differ from the previous frame. They may overlap.
    /// - Precondition: The bitmap has the frame's size.
    @discardableResult
    package func drawChanges(of frame: Frame, into bitmap: inout Bitmap, missing: [PixelRect] = []) -> [PixelRect] {
        let changed = prepare(frame, bitmap)
        paint(frame, changed + missing, into: &bitmap)
        return changed
    }

    /// Compares the frame with the previous one and prepares the parts that are new.
    ///
    /// - Returns: The rectangles that may differ from the previous frame.
    private func prepare(_ frame: Frame, _ bitmap: Bitmap) -> [PixelRect] {
        precondition(bitmap.width == frame.width && bitmap.height == frame.height, "the bitmap does not have the frame's size")
        if rasters.begin(frame) { forgetPreparedFrame() }
        let comparison = FrameComparison(last, frame)
        var preparation = PartPreparation(pool, pictures, rasters, grid: grid(of: frame))
        preparation.update(&prepared, for: comparison)
        last = frame
        var changes = comparison.changes
        // After the preparation, because a backdrop's picture is drawn from the prepared items beneath it; it may add damage above them.
        BackdropPass(bounds: frame.bounds, background: frame.background.pixel, grid: grid(of: frame), pool: pool)
            .update(frame.content, prepared, &changes)
        return changes
    }

    /// Forgets everything that was prepared for the last frame, so that the next one is drawn completely.
    private func forgetPreparedFrame() {
        last = Frame(width: -1, height: -1)
        prepared = PreparedParts()
        pictures = GroupPictures()
    }

    /// Draws the damaged pixels.
    private func paint(_ frame: Frame, _ damage: [PixelRect], into bitmap: inout Bitmap) {
        guard !damage.isEmpty else { return }
        let lists = TileLists(frame.content, prepared, grid: grid(of: frame), damage: damage)
        bitmap.withCanvas { painter.draw(lists, background: frame.background.pixel, on: $0) }
    }

    /// The number of tiles that the device and the processor drew so far.
    package var drawnTiles: DrawnTiles { painter.counts }

    /// The name of the device that drew; nil when none did.
    package var deviceName: String? { painter.deviceName }

    /// The reason why the device is not used any more; nil while it is, or when there is none.
    package var deviceFailure: TileDeviceError? { painter.failure }

    private func grid(of frame: Frame) -> TileGrid { TileGrid(bounds: frame.bounds, tileWidth: tileWidth, tileHeight: tileHeight) }
}
