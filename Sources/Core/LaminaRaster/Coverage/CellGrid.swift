internal import LaminaPrimitives

/// The layout of the rasteriser's accumulation buffer for one band, a strip of pixel rows.
///
/// The buffer has one cell per pixel. A cell holds the difference of two winding numbers, its pixel's and its left neighbour's, each averaged over
/// the pixel's area, in units of 2⁻¹⁶. The running sum along a row therefore gives the winding numbers. Cells that may be non-zero are marked in
/// blocks of eight, one bit per block; all other blocks are neither read nor cleared.
struct CellGrid {
    /// The rectangle of the band: its upper left corner in picture coordinates, and its size in pixels.
    let minX: Int
    let minY: Int
    let width: Int
    let height: Int
    /// The number of cells per row: the pixels, two more for lines at the right edge, rounded up to whole blocks of eight.
    let stride: Int
    /// The number of 64-bit words of marks per row.
    let wordsPerRow: Int

    /// The fixed-point value of 1: a fully covered pixel, or one turn of the winding number.
    static let unit: Int32 = 65536
    /// The approximate number of cells per band, 1 MiB, so that a band stays in the cache.
    private static let bandCells = 1 << 18
    /// The number of cells per band of a path with very many lines, 64 MiB.
    private static let mostBandCells = 1 << 24
    /// The maximal number of rows per band; keeps row coordinates in units of 2⁻¹⁶ within 32 bits.
    private static let mostRows = 1 << 13

    /// The approximate number of cells per band of this path.
    private let size: Int

    /// Creates the first band of a region.
    ///
    /// - Parameter lines: The number of the path's lines. Each band looks at all of them, so a path with many lines gets larger and fewer bands.
    init(region: PixelRect, lines: Int) {
        self.init(region, from: region.minY, size: min(max(Self.bandCells, 4 * lines), Self.mostBandCells))
    }

    private init(_ region: PixelRect, from top: Int, size: Int) {
        self.size = size
        minX = region.minX
        minY = top
        width = region.maxX - region.minX
        stride = (width + 2 + 7) & ~7
        wordsPerRow = (stride / 8 + 63) / 64
        height = max(0, min(region.maxY - top, min(Self.mostRows, max(1, size / stride))))
    }

    /// Returns the band below this one; empty at the end of the region.
    func next(in region: PixelRect) -> CellGrid { CellGrid(region, from: minY + height, size: size) }

    var isEmpty: Bool { height == 0 }
    /// The number of cells, with one spare: a line at the right end of the last row adds 0 to the cell after the row.
    var cellCount: Int { stride * height + 1 }
    /// The number of 64-bit words of marks.
    var wordCount: Int { wordsPerRow * height }
}
