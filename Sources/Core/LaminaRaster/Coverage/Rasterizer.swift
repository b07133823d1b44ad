package import LaminaPrimitives

/// Converts paths to coverage, and keeps its scratch memory from one path to the next.
///
/// Every line of a path adds its signed area to an accumulation buffer with one cell per pixel. The running sum along a row is then the winding
/// number averaged over each pixel. Where a path overlaps itself within one pixel, this average replaces the exact area of the inside, as in
/// FreeType.
///
/// - Accuracy: Curves become lines at most 1/32 pixel away that enclose the same area; areas are exact to 2⁻¹⁶ of a pixel for each line in the pixel.
/// - Source: Signed-area accumulation after Levien's font-rs; in integers here, so that closed shapes cancel exactly.
package struct Rasterizer: Sendable {
    /// The largest distance between a curve and its line segments, in pixels.
    private static let tolerance = 1.0 / 32

    private let kernels: RowKernels
    private var lines = Polylines()
    private var builder: CoverageBuilder
    /// The cell grid of the current band; all zero between two fills.
    private var cells: [Int32] = []
    /// The marks of non-zero blocks of cells; all zero between two fills.
    private var marks: [UInt64] = []

    package init(_ kernels: RowKernels = .chosen) {
        self.kernels = kernels
        builder = CoverageBuilder(kernels)
    }

    /// Computes the coverage of the inside of a path, for each pixel of `clip`.
    ///
    /// Open subpaths are closed by a line.
    ///
    /// A point that is not finite ends the path. Geometry outside `clip` costs little, however far away it is.
    package mutating func fill(
        _ path: Path, rule: FillRule = .nonZero, mappedBy map: AffineTransform = .identity, clippedTo clip: PixelRect
    ) -> Coverage {
        lines.removeAll()
        lines.append(path, mappedBy: map, tolerance: Self.tolerance, visible: clip.rect)
        return fillLines(rule, clippedTo: clip)
    }

    /// Computes the coverage of a quadrilateral, for each pixel of `clip`.
    ///
    /// - Parameter corners: The corners in order around it; if one is not finite the coverage is empty.
    package mutating func fill(quad corners: InlineArray<4, Point>, clippedTo clip: PixelRect) -> Coverage {
        lines.removeAll()
        lines.append(quad: corners)
        return fillLines(.nonZero, clippedTo: clip)
    }

    private mutating func fillLines(_ rule: FillRule, clippedTo clip: PixelRect) -> Coverage {
        guard let box = lines.bounds else { return .empty }
        let region = PixelRect(covering: box).intersection(clip)
        guard !region.isEmpty else { return .empty }
        builder.begin(atRow: region.minY)
        // Bands bound the memory for tall shapes and keep the cells in the cache.
        var band = CellGrid(region: region, lines: lines.points.count)
        while !band.isEmpty {
            if cells.count < band.cellCount { cells = [Int32](repeating: 0, count: band.cellCount) }
            if marks.count < band.wordCount { marks = [UInt64](repeating: 0, count: band.wordCount) }
            Self.fill(band, lines, rule, kernels, &cells, &marks, &builder)
            band = band.next(in: region)
        }
        return builder.finish()
    }

    /// Accumulates all lines into the cells of one band, and converts the cells to runs.
    private static func fill(
        _ band: CellGrid, _ lines: Polylines, _ rule: FillRule, _ kernels: RowKernels, _ cells: inout [Int32], _ marks: inout [UInt64],
        _ builder: inout CoverageBuilder
    ) {
        var cellSpan = cells.mutableSpan
        var markSpan = marks.mutableSpan
        let points = lines.points.span
        for subpath in lines.subpaths {
            let corners = points.extracting(subpath.first..<subpath.end)
            var index = 0
            while index < corners.count {
                // The kernel adds lines until one needs clipping; that one is added here.
                index = kernels.addLines(between: corners, from: index, to: band, &cellSpan, &markSpan)
                if index < corners.count {
                    band.addLine(corners[index > 0 ? index - 1 : corners.count - 1], corners[index], &cellSpan, &markSpan)
                    index += 1
                }
            }
        }
        builder.addRows(of: band, rule, &cellSpan, &markSpan)
    }
}
