internal import LaminaPrimitives

/// Where the cells of a band of pixel rows lie in memory.
///
/// A cell holds by how much the winding number, averaged over the pixel and in units of 2⁻¹⁶, differs from its left neighbour's. Cells
/// that may not be zero are marked in blocks of eight, one bit each, so that the others are neither read nor cleared.
struct CellGrid {
    /// The pixels of the band, in the coordinates of the picture.
    let minX: Int
    let minY: Int
    let width: Int
    let height: Int
    /// Cells from one row to the next: the pixels, two more for what lines at the right edge leave behind, and up to whole blocks.
    let stride: Int
    /// Words of marks from one row to the next.
    let wordsPerRow: Int

    /// One: a whole pixel, or a whole turn.
    static let unit: Int32 = 65536
    /// About so many cells are worked on at a time, to stay near the processor.
    private static let bandCells = 1 << 18
    /// Keeps row coordinates, in units of 2⁻¹⁶, inside 32 bits.
    private static let mostRows = 1 << 13

    /// The first band of a region.
    init(region: PixelRect) { self.init(region, from: region.minY) }

    private init(_ region: PixelRect, from top: Int) {
        minX = region.minX
        minY = top
        width = region.maxX - region.minX
        stride = (width + 2 + 7) & ~7
        wordsPerRow = (stride / 8 + 63) / 64
        height = max(0, min(region.maxY - top, min(Self.mostRows, max(1, Self.bandCells / stride))))
    }

    /// The band below this one; empty at the end of the region.
    func next(in region: PixelRect) -> CellGrid { CellGrid(region, from: minY + height) }

    var isEmpty: Bool { height == 0 }
    /// One more than the rows have: a line in the last pixels may add nothing to it.
    var cellCount: Int { stride * height + 1 }
    var wordCount: Int { wordsPerRow * height }
}
