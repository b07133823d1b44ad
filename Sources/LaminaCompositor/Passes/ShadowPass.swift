import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Draws the casters of one shadow, once for all tiles of a frame.
///
/// Casters count as far as their bounds reach, which end at the frame.
struct ShadowPass {
    let part: PreparedPart
    /// Index of the shadow.
    let index: Int
    let grid: TileGrid
    let pool: WorkerPool

    /// The shadow, ready.
    func prepare(_ shadow: ShadowDrawing, _ preparation: ItemPreparation) -> PreparedItem {
        let casters = castersBounds
        let placement = preparation.item.placement
        guard let center = placement.inverse?(casters.rect.center), let cast = ShadowCast(shadow, placement, around: center) else {
            return .nothing
        }
        let region = casters.intersection(cast.source(of: part.visible[index]))
        guard !region.isEmpty else { return .nothing }
        let around = TileGrid(bounds: region, tileWidth: grid.tileWidth, tileHeight: grid.tileHeight)
        let lists = TileLists(part, items: casterIndices, depth: part.places[index].depth, grid: around, damage: Damage(region))
        let painter = TilePainter(lists: lists, background: 0)
        var picture = Bitmap(width: region.width, height: region.height)
        return picture.withCanvas(at: (region.minX, region.minY)) { canvas in
            painter.drawAll(on: canvas, pool)
            return preparation.shadow(shadow, cast, of: canvas)
        }
    }

    private var casterIndices: Range<Int> { index + 1..<Int(part.places[index].contentEnd) }

    private var castersBounds: PixelRect {
        casterIndices.reduce(.empty) { $0.union(part.visible[$1]) }
    }
}

extension ShadowCast {
    /// The pixels of casters that can be felt in some pixel of `area`.
    fileprivate func source(of area: PixelRect) -> PixelRect {
        let (x, y) = wholeOffset
        return PixelRect(area.minX - x, area.minY - y, area.maxX - x, area.maxY - y).expanded(by: Shadow.margin(sigma))
    }
}
