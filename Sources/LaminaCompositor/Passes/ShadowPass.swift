import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Prepares one shadow of other items, once for all tiles of a frame.
///
/// Casters are cut off at their bounds, which end at the edges of the frame.
struct ShadowPass {
    let part: PreparedPart
    private let view: PreparedPart.View
    /// The index of the shadow's item.
    let index: Int

    /// Creates a pass over a part that must not change while the pass is used.
    ///
    /// - Parameter view: The view of `part`.
    init(_ part: PreparedPart, _ view: PreparedPart.View, index: Int) {
        self.part = part
        self.view = view
        self.index = index
    }

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
    /// - Parameter grid: Gives the size of the tiles in which the casters are drawn.
    func shadowFromPixels(_ shadow: ShadowDrawing, _ preparation: ItemPreparation, grid: TileGrid, _ pool: WorkerPool) -> PreparedItem {
        guard let (cast, region) = reach(of: shadow, preparation) else { return .nothing }
        let around = TileGrid(bounds: region, tileWidth: grid.tileWidth, tileHeight: grid.tileHeight)
        let lists = TileLists(part, items: casterIndices, depth: view.nestings[index].depth, grid: around, damage: [region])
        var picture = Bitmap(width: region.width, height: region.height)
        let casters = picture.withCanvas(at: (region.minX, region.minY)) { canvas in
            lists.draw(on: canvas, background: 0, pool)
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
        let region = casters.intersection(cast.source(of: view.visible[index]))
        return region.isEmpty ? nil : (cast, region)
    }

    /// The pixels that the casters cover, when this is known without drawing them: the first caster is opaque
    /// and the others only recolour pixels inside it.
    private var silhouette: Coverage? {
        guard let first = casterIndices.first, let shape = view.items[first].shape else { return nil }
        guard !view.items[first].opaque.isEmpty else { return nil }
        let outline = shape.moved(by: view.items[first].shift)
        let othersLieWithin = casterIndices.dropFirst().allSatisfy { index in
            guard view.items[index].isDrawn else { return view.visible[index].isEmpty }
            return view.items[index].blend == .normal && outline.isFull(in: view.visible[index])
        }
        return othersLieWithin ? outline : nil
    }

    private var casterIndices: Range<Int> { index + 1..<Int(view.nestings[index].contentEnd) }

    private var castersBounds: PixelRect {
        casterIndices.reduce(.empty) { $0.union(view.visible[$1]) }
    }
}

extension ShadowCast {
    /// The pixels of casters that affect a shadow pixel inside `area`: the area moved back and extended by the blur's margin.
    fileprivate func source(of area: PixelRect) -> PixelRect {
        area.moved(by: -wholeOffset).expanded(by: Shadow.margin(sigma))
    }
}
