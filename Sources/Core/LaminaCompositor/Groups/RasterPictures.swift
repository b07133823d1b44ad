import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Draws and caches the pictures of rasterised layers.
///
/// A picture depends on its items and on the frame's `RasterBudget` alone, so the cache changes no pixel.
final class RasterPictures {
    /// The items of a picture, wherever it is placed.
    private struct Key: Hashable {
        let drawing: RasterDrawing

        static func == (a: Key, b: Key) -> Bool { a.drawing.showsSamePicture(as: b.drawing) }

        func hash(into hasher: inout Hasher) { hasher.combine(drawing.region) }
    }

    /// The length of a cache generation, in frames: a picture that is in no new item is evicted after one to two generations.
    private static let evictionPeriod = 8

    /// The cost of a picture is its number of pixels.
    private var pictures = RecentValues<Key, ReducedPicture>()
    private var frameCount = 0
    private let leastLimit: Int
    private var budget = RasterBudget()

    /// The number of pictures drawn so far.
    private(set) var drawnCount = 0

    /// - Parameter leastLimit: The number of pixels that the pictures of any frame may have, 64 MiB by default; larger frames may have more.
    init(leastLimit: Int = 1 << 24) { self.leastLimit = leastLimit }

    /// The number of pixels of all cached pictures.
    var cachedPixels: Int { pictures.cost }

    /// Begins a frame; evicts pictures that have been unused for too long, or since the last frame when there are too many.
    ///
    /// - Returns: True when the pictures of the last frame are reduced differently and may not be used in this one.
    func begin(_ frame: Frame) -> Bool {
        let budget = RasterBudget(frame, least: leastLimit)
        let isOther = budget.halvings != self.budget.halvings
        self.budget = budget
        // Without a picture the cache is not touched, because the first use of its type searches all protocol conformances of the program.
        guard drawnCount > 0 else { return isOther }
        if isOther { pictures = RecentValues() }
        frameCount += 1
        if frameCount.isMultiple(of: Self.evictionPeriod) || pictures.cost > budget.mostPixels / 2 { pictures.beginGeneration() }
        return isOther
    }

    /// The picture of a rasterised layer.
    ///
    /// - Parameter grid: The grid whose tile size is used to draw it.
    func picture(of drawing: RasterDrawing, _ pool: WorkerPool, grid: TileGrid) -> ReducedPicture {
        let key = Key(drawing: drawing)
        if let picture = pictures.value(for: key) { return picture }
        let whole = Picture(bitmap(of: drawing.content, in: drawing.region, pool, grid))
        let reduced = ReducedPicture(whole, level: Double(budget.halvings))
        drawnCount += 1
        pictures.insert(reduced, for: key, cost: reduced.picture.bitmap.bounds.area)
        return reduced
    }

    private func bitmap(of content: FramePart, in region: PixelRect, _ pool: WorkerPool, _ grid: TileGrid) -> Bitmap {
        let tiles = TileGrid(bounds: region, tileWidth: grid.tileWidth, tileHeight: grid.tileHeight)
        let nothing = Frame(width: -1, height: -1)
        var prepared = PreparedParts()
        // Groups inside are drawn once, with the picture, so they need no cache.
        var preparation = PartPreparation(pool, GroupPictures(), self, grid: tiles)
        preparation.update(&prepared, for: FrameComparison(nothing, Frame(width: region.width, height: region.height, content: content)))
        var changes = [region]
        BackdropPass(bounds: region, background: 0, grid: tiles, pool: pool).update(content, prepared, &changes)
        let lists = TileLists(content, prepared, grid: tiles, damage: [region])
        var bitmap = Bitmap(width: region.width, height: region.height)
        bitmap.withCanvas(at: (region.minX, region.minY)) { lists.draw(lists.tiles, on: $0, background: 0, pool) }
        return bitmap
    }
}
