import LaminaPrimitives

/// The division of a picture into tiles of one size; those in the last column and row may be smaller.
struct TileGrid: Sendable, Hashable {
    let bounds: PixelRect
    let tileWidth: Int
    let tileHeight: Int

    /// - Precondition: Width and height of a tile are at least 1 pixel.
    init(bounds: PixelRect, tileWidth: Int, tileHeight: Int) {
        precondition(tileWidth > 0 && tileHeight > 0, "a tile needs positive sides")
        self.bounds = bounds
        self.tileWidth = tileWidth
        self.tileHeight = tileHeight
    }

    var columns: Int { (bounds.width + tileWidth - 1) / tileWidth }
    var rows: Int { (bounds.height + tileHeight - 1) / tileHeight }

    /// The pixels of one tile.
    func rect(column: Int, row: Int) -> PixelRect {
        let x = bounds.minX + column * tileWidth
        let y = bounds.minY + row * tileHeight
        return PixelRect(x, y, x + tileWidth, y + tileHeight).intersection(bounds)
    }

    /// The columns and rows of the tiles that a rectangle intersects.
    func tiles(meeting rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
        let part = rect.intersection(bounds)
        guard !part.isEmpty else { return (0..<0, 0..<0) }
        let firstColumn = (part.minX - bounds.minX) / tileWidth
        let firstRow = (part.minY - bounds.minY) / tileHeight
        return (
            firstColumn..<(part.maxX - bounds.minX - 1) / tileWidth + 1, firstRow..<(part.maxY - bounds.minY - 1) / tileHeight + 1
        )
    }
}
