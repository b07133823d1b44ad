import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Makes one shadow, once for all tiles of a frame.
///
/// Casters count as far as their bounds reach, which end at the frame.
struct ShadowPass {
    let part: PreparedPart
    private let view: PreparedPart.View
    /// Index of the shadow.
    let index: Int

    /// A pass over a part that is not made anew meanwhile.
    ///
    /// - Parameter view: That of the part.
    init(_ part: PreparedPart, _ view: PreparedPart.View, index: Int) {
        self.part = part
        self.view = view
        self.index = index
    }

    /// The shadow, when its form can be told without drawing its casters; any thread may ask.
    func outlined(_ shadow: ShadowDrawing, _ preparation: ItemPreparation, _ blurred: BlurredMasks) -> PreparedItem? {
        guard let silhouette else { return nil }
        guard let (cast, region) = reach(of: shadow, preparation) else { return .nothing }
        return preparation.shadow(shadow, cast, of: silhouette, in: region, blurred)
    }

    /// The shadow of what its casters look like, which are drawn on all threads.
    ///
    /// - Parameter grid: The tiles in which they are drawn.
    func drawn(_ shadow: ShadowDrawing, _ preparation: ItemPreparation, grid: TileGrid, _ pool: WorkerPool) -> PreparedItem {
        guard let (cast, region) = reach(of: shadow, preparation) else { return .nothing }
        let around = TileGrid(bounds: region, tileWidth: grid.tileWidth, tileHeight: grid.tileHeight)
        let lists = TileLists(part, items: casterIndices, depth: view.places[index].depth, grid: around, damage: [region])
        var picture = Bitmap(width: region.width, height: region.height)
        let casters = picture.withCanvas(at: (region.minX, region.minY)) { canvas in
            lists.draw(on: canvas, background: 0, pool)
            return Mask(alphaOf: canvas)
        }
        return preparation.shadow(shadow, cast, of: casters)
    }

    /// How the shadow falls, and the pixels of casters that can be felt; nil when there are none.
    private func reach(of shadow: ShadowDrawing, _ preparation: ItemPreparation) -> (ShadowCast, PixelRect)? {
        let casters = castersBounds
        let placement = preparation.item.placement
        guard let center = placement.inverse?(casters.rect.center), let cast = ShadowCast(shadow, placement, around: center) else {
            return nil
        }
        let region = casters.intersection(cast.source(of: view.visible[index]))
        return region.isEmpty ? nil : (cast, region)
    }

    /// What the casters cover, when that can be told without drawing them: the first one does, and the others only change its colours.
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

    private var casterIndices: Range<Int> { index + 1..<Int(view.places[index].contentEnd) }

    private var castersBounds: PixelRect {
        casterIndices.reduce(.empty) { $0.union(view.visible[$1]) }
    }
}

extension ShadowCast {
    /// The pixels of casters that can be felt in some pixel of `area`.
    fileprivate func source(of area: PixelRect) -> PixelRect {
        area.moved(by: -wholeOffset).expanded(by: Shadow.margin(sigma))
    }
}
