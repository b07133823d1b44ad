internal import LaminaPrimitives

/// The layout of the rasteriser's accumulation buffer for one band, a strip of pixel rows.
///
/// The buffer has one cell per pixel. A cell holds the difference of two winding numbers, its pixel's and its left neighbour's, each averaged over
/// the pixel's area, in units of 2⁻¹⁶. The running sum along a row therefore gives the winding numbers. Cells that may be non-zero are marked in
/// blocks of eight, one bit per block; all other blocks are neither read nor cleared.
///
/// In go the lines of a path, each added once and in any order; out come the coverages of a row, by one addition per pixel. A row of six pixels
/// across a rectangle from x = 1.25 to x = 4, whose left edge runs down and whose right edge runs up:
///
///     pixel              0       1       2       3       4       5
///     left edge adds     0       0.75    0.25    0       0       0
///     right edge adds    0       0       0       0      -1       0
///     running sum        0       0.75    1       1       0       0       the coverage
///
/// The left edge splits its 1 between two cells: three quarters of pixel 1 are covered, and the rest makes the sum 1 from pixel 2 on. A line that
/// crosses only a part of the row adds that part of 1, and a slanted line distributes its number over the pixels that it crosses.
///
/// Cells are integers, so the edges of a closed shape add up to exactly 0 at its right side, however many lines it has; sums of floating-point
/// numbers leave a remainder there.
///
/// A path of 1,000 × 1,000 pixels has bands of 2¹⁸ / 1,008 = 260 rows. Its outline touches few cells, so most of its inside costs one bit for eight
/// pixels.
///
/// Rejected: sampling each pixel at several points, which shows steps in slow movements; and sorted lists of edges for each row, which cost
/// a sort where this costs an addition.
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
