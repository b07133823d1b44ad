import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Prepares one shadow of other items, once for all tiles of a frame.
///
/// Casters are cut off at their bounds, which end at the edges of the frame.
struct ShadowPass {
    let part: PreparedPart
    /// The index of the shadow's item.
    let index: Int

    /// Prepares the shadow from its casters' outline, without drawing them; nil when they must be drawn.
    ///
    /// May be called on any thread.
    func shadowFromOutline(_ shadow: ShadowDrawing, _ preparation: ItemPreparation, _ blurred: BlurredMasks) -> PreparedItem? {
        guard let silhouette else { return nil }
        guard let (cast, region) = reach(of: shadow, preparation) else { return .nothing }
        return preparation.shadow(shadow, cast, of: silhouette, in: region, blurred)
    }

    /// Draws the casters on all threads and prepares the shadow from their alpha.
    ///
    /// - Parameter grid: The grid whose tile size is used to draw the casters.
    func shadowFromPixels(_ shadow: ShadowDrawing, _ preparation: ItemPreparation, grid: TileGrid, _ pool: WorkerPool) -> PreparedItem {
        guard let (cast, region) = reach(of: shadow, preparation) else { return .nothing }
        let around = TileGrid(bounds: region, tileWidth: grid.tileWidth, tileHeight: grid.tileHeight)
        let lists = TileLists(
            part.withBackdropsAsShapes, items: casterIndices, depth: part.layout[index].nesting.depth, grid: around, damage: [region])
        var picture = Bitmap(width: region.width, height: region.height)
        let casters = picture.withCanvas(at: (region.minX, region.minY)) { canvas in
            lists.draw(lists.tiles, on: canvas, background: 0, pool)
            return Mask(alphaOf: canvas)
        }
        return preparation.shadow(shadow, cast, of: casters)
    }

    /// The mapped blur and offset, and the pixels of the casters that affect a visible shadow pixel; nil when there are none.
    private func reach(of shadow: ShadowDrawing, _ preparation: ItemPreparation) -> (ShadowCast, PixelRect)? {
        let casters = castersBounds
        let placement = preparation.item.placement
        guard let center = placement.inverse?(casters.rect.center), let cast = ShadowCast(shadow, placement, around: center) else {
            return nil
        }
        let region = casters.intersection(cast.source(of: part.layout[index].visible))
        return region.isEmpty ? nil : (cast, region)
    }

    /// The pixels that the casters cover, when this is known without drawing them: the first caster is opaque
    /// and the others only recolour pixels inside it.
    private var silhouette: Coverage? {
        guard let first = casterIndices.first, let shape = part.items[first].shape else { return nil }
        guard !part.items[first].opaque.isEmpty else { return nil }
        let outline = shape.moved(by: part.items[first].shift)
        let othersLieWithin = casterIndices.dropFirst().allSatisfy { index in
            guard part.items[index].isDrawn else { return part.layout[index].visible.isEmpty }
            return part.items[index].blend == .normal && outline.isFull(in: part.layout[index].visible)
        }
        return othersLieWithin ? outline : nil
    }

    private var casterIndices: Range<Int> { index + 1..<Int(part.layout[index].nesting.contentEnd) }

    private var castersBounds: PixelRect {
        casterIndices.reduce(.empty) { $0.union(part.layout[$1].visible) }
    }
}

extension PreparedPart {
    /// The part with each backdrop replaced by its shape.
    fileprivate var withBackdropsAsShapes: PreparedPart {
        items.contains { $0.backdrop != nil } ? PreparedPart(items.map(\.asShape), layout.map(\.nesting)) : self
    }
}

extension ShadowCast {
    /// The pixels of casters that affect a shadow pixel inside `area`: the area moved back and extended by the blur's margin.
    fileprivate func source(of area: PixelRect) -> PixelRect {
        area.moved(by: -wholeOffset).expanded(by: Shadow.margin(sigma))
    }
}
