import LaminaPrimitives
import LaminaRaster

/// Draws items into a picture of their own, on all threads, and applies filters to it.
struct FilterRun {
    /// The filters in pixels, in coordinates from which `shift` leads to the frame's.
    let filters: [PixelFilter]
    /// True when the edges of the drawn pixels repeat beyond them; otherwise clear pixels surround them.
    let extendsEdges: Bool
    /// The shift from the filters' coordinates to the frame's: filtered items at the same subpixel position give the same pixels.
    let shift: PixelShift
    /// The grid whose tile size is used to draw items.
    let grid: TileGrid
    let pool: WorkerPool

    /// The side length of the blocks whose means are enough for the first blur.
    ///
    /// Colour maps before it are applied to the means too; they differ from means of colours only where colours are clamped.
    private var blockSize: Int {
        let first = filters.first { filter in
            switch filter {
            case .color, .vignette: false
            default: true
            }
        }
        return first.map { FilterImage.blockSize(for: $0) } ?? 1
    }

    /// Returns the filtered picture, as a paint for the filters' coordinates moved by `origin`.
    ///
    /// - Parameters:
    ///   - region: The pixels to draw, in the frame.
    ///   - wanted: The pixels that the paint must have, in the frame.
    ///   - lists: Sorts the items into the tiles of a grid that meet a rectangle.
    func paint(
        of region: PixelRect, wanted: PixelRect, background: Pixel, origin: PixelShift, _ lists: (TileGrid, PixelRect) -> TileLists
    ) -> Paint? {
        let wanted = wanted.moved(by: -shift)
        var image = drawn(region, background, lists)
        for filter in filters { apply(filter, to: &image, wanted) }
        // Interpolation between blocks needs one more on each side.
        let part = FilterImage.blocks(meeting: wanted, blockSize: image.blockSize).expanded(by: image.blockSize > 1 ? 1 : 0)
        return image.cropped(to: part, extendingEdges: extendsEdges).paint(movedBy: origin)
    }

    /// Draws the items, and takes the means of blocks tile by tile, so that no large picture is needed.
    private func drawn(_ region: PixelRect, _ background: Pixel, _ lists: (TileGrid, PixelRect) -> TileLists) -> FilterImage {
        let (size, shift) = (blockSize, shift)
        let blocks = FilterImage.blocks(meeting: region.moved(by: -shift), blockSize: size)
        let whole = PixelRect(blocks.minX * size, blocks.minY * size, blocks.maxX * size, blocks.maxY * size).moved(by: shift)
        func rounded(_ length: Int) -> Int { (length + size - 1) / size * size }
        let tiles = TileGrid(bounds: whole, tileWidth: rounded(grid.tileWidth), tileHeight: rounded(grid.tileHeight))
        // A block that the frame's edge cuts has the mean of its part inside; elsewhere blocks are drawn whole.
        let lists = lists(tiles, extendsEdges ? region : whole)
        let painter = TilePainter(lists, background: background)
        let pieces = pool.map(count: lists.tiles.count) { index, scratch in
            let buffer = scratch.borrow()
            defer { scratch.giveBack(buffer) }
            let canvas = buffer.clearCanvas(lists.tiles[index].region)
            painter.draw(lists.tiles[index], on: canvas, scratch)
            return FilterImage(averaging: canvas, blockSize: size, movedBy: shift)
        }
        return FilterImage(joining: pieces, blockSize: size)
    }

    /// Applies one filter.
    ///
    /// - Parameter wanted: The pixels that the last filter must have, in the filters' coordinates.
    private func apply(_ filter: PixelFilter, to image: inout FilterImage, _ wanted: PixelRect) {
        switch filter {
        case .gaussianBlur(let sigma, let extends):
            image = image.coarsened(to: FilterImage.blockSize(for: filter), extendingEdges: extendsEdges)
            let blur = PlaneBlur(image, sigma: sigma, extendsEdges: extends || extendsEdges)
            image = blur.image(of: pool.map(count: blur.planeCount) { index, _ in blur.plane(index) })
        case .boxBlur(let radius):
            image = image.coarsened(to: FilterImage.blockSize(for: filter), extendingEdges: extendsEdges)
            image = image.boxBlurred(radius: radius, extendingEdges: extendsEdges)
        case .pixellate(let size, let center):
            let part = FilterImage.blocks(meeting: wanted.expanded(by: filters.reach), blockSize: image.blockSize)
            let around = image.blocks.expanded(by: Int(size.rounded(.up)) / image.blockSize + 1)
            image = image.pixellated(size: size, center: center, in: part.intersection(around), extendingEdges: extendsEdges)
        case .ripple(let ripple): image = warped(image, wanted) { ripple.source(of: $0) }
        case .funnel(let funnel): image = warped(image, wanted) { funnel.source(of: $0) }
        case .color, .luminanceToAlpha, .alphaThreshold, .vignette: image.apply(local: filter)
        }
    }

    /// Distorts a picture, in bands of rows on all threads.
    private func warped(_ image: FilterImage, _ wanted: PixelRect, _ source: @escaping @Sendable (Point) -> Point?) -> FilterImage {
        let part = FilterImage.blocks(meeting: wanted, blockSize: image.blockSize)
        let rows = max(1, grid.tileHeight / image.blockSize)
        let bands = stride(from: part.minY, to: part.maxY, by: rows).map { PixelRect(part.minX, $0, part.maxX, min($0 + rows, part.maxY)) }
        let extendsEdges = extendsEdges
        let pieces = pool.map(count: bands.count) { index, _ in image.warped(in: bands[index], extendingEdges: extendsEdges, source: source) }
        return FilterImage(joining: pieces, blockSize: image.blockSize)
    }
}
