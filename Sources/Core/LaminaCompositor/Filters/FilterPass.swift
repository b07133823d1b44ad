import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Prepares one filtered group, once for all tiles of a frame.
struct FilterPass {
    let part: PreparedPart
    /// The index of the group's head.
    let index: Int
    let grid: TileGrid
    let pool: WorkerPool

    /// Draws the group's contents, filters them, and returns the item that shows the result.
    func prepared(_ drawing: FilterDrawing, _ preparation: ItemPreparation) -> PreparedItem {
        let shift = preparation.item.placement.wholeShift
        let local = preparation.item.placement.followed(by: -shift)
        guard local.inverse != nil, preparation.item.opacity > 0 else { return .nothing }
        let filters = drawing.filters(placed: local)
        let wanted = preparation.shapeRasterizer.limit.moved(by: preparation.shift)
        let sharp = drawing.keepsEdges ? drawing.edges(placed: local)?.moved(by: shift) : nil
        let region = contentBounds.intersection(sharp ?? wanted.expanded(by: filters.reach))
        guard !region.isEmpty, !wanted.isEmpty else { return .nothing }
        let run = FilterRun(filters: filters, extendsEdges: sharp != nil, shift: shift, grid: grid, pool: pool)
        let paint = run.paint(of: region, wanted: sharp ?? wanted, background: 0, origin: shift - preparation.shift) { grid, damage in
            TileLists(part, items: contents, depth: part.layout[index].nesting.depth + 1, grid: grid, damage: [damage])
        }
        guard let paint else { return .nothing }
        let limit = preparation.shapeRasterizer.limit
        guard sharp != nil else { return preparation.fill(Coverage(rectangle: limit.rect, clippedTo: limit), paint) }
        var rasterizer = Rasterizer()
        return preparation.fill(RoundedRect(drawing.bounds), paint, isOpaque: false, &rasterizer)
    }

    private var contents: Range<Int> { index + 1..<Int(part.layout[index].nesting.contentEnd) }

    private var contentBounds: PixelRect { contents.reduce(.empty) { $0.union(part.layout[$1].visible) } }
}

extension FilterDrawing {
    /// The layer's bounds in whole pixels, whose edges a blur extends; nil when the bounds are not finite.
    fileprivate func edges(placed placement: Projection) -> PixelRect? {
        let corners = bounds.corners.array.map { placement($0) }
        guard let box = Rect(enclosing: corners), box.isFinite, abs(box.minX) < 1e6, abs(box.minY) < 1e6, box.width < 1e6, box.height < 1e6 else {
            return nil
        }
        return PixelRect(
            Int(box.minX.rounded()), Int(box.minY.rounded()), max(Int(box.minX.rounded()) + 1, Int(box.maxX.rounded())),
            max(Int(box.minY.rounded()) + 1, Int(box.maxY.rounded())))
    }
}
