import LaminaPrimitives
import LaminaRaster
import LaminaScene

extension ItemPreparation {
    /// Prepares the shadow of a known outline.
    ///
    /// A shadow of other items gets only its bounds here; `ShadowPreparation` adds its pixels once the casters are prepared.
    func shadow(_ shadow: ShadowDrawing, _ rasterizer: inout Rasterizer) -> PreparedItem {
        switch shadow.caster {
        case .items: return result(shapeRasterizer.limit, .nothing)
        case .roundedRect(let rounded):
            guard let cast = ShadowCast(shadow, shapeRasterizer.placement, around: rounded.rect.center) else { return .nothing }
            if let shape = Self.onScreen(rounded, shapeRasterizer.placement, cast) {
                return fill(Shadow.coverage(of: shape, sigma: cast.sigma, clippedTo: shapeRasterizer.limit), .solid(shadow.color))
            }
            return blurred(rounded.path, cast, shadow.color, &rasterizer)
        case .path(let path):
            guard let cast = ShadowCast(shadow, shapeRasterizer.placement, around: path.bounds?.center ?? .zero) else { return .nothing }
            return blurred(path, cast, shadow.color, &rasterizer)
        }
    }

    /// Prepares a shadow from the alpha of its casters.
    func shadow(_ shadow: ShadowDrawing, _ cast: ShadowCast, of casters: Mask) -> PreparedItem {
        let felt = shapeRasterizer.limit.moved(by: -cast.wholeOffset)
        let mask = casters.blurred(sigma: cast.sigma, within: felt).moved(by: cast.wholeOffset)
        return fill(mask.coverage(clippedTo: shapeRasterizer.limit), .solid(shadow.color))
    }

    /// Prepares a shadow of casters that cover exactly the pixels of `silhouette` inside `region`.
    func shadow(
        _ shadow: ShadowDrawing, _ cast: ShadowCast, of silhouette: Coverage, in region: PixelRect, _ blurred: BlurredMasks
    ) -> PreparedItem {
        let coverage = blurred.blurred(silhouette, in: region, sigma: cast.sigma, movedBy: cast.wholeOffset, clippedTo: shapeRasterizer.limit)
        return fill(coverage.cropped(to: shapeRasterizer.limit), .solid(shadow.color))
    }

    /// Rasterises a path at the shadow's offset, blurs it and fills it with `color`.
    private func blurred(_ path: Path, _ cast: ShadowCast, _ color: Color, _ rasterizer: inout Rasterizer) -> PreparedItem {
        let moved = shapeRasterizer.placement.followed(by: Projection(.translation(cast.offset.x, cast.offset.y)))
        let area = shapeRasterizer.limit.expanded(by: Shadow.margin(cast.sigma))
        let sharp = ShapeRasterizer(moved, limit: area, smoothEdges: .all).coverage(of: path, .nonZero, &rasterizer)
        let mask = Mask.blurred(sharp, in: sharp.bounds, sigma: cast.sigma, within: shapeRasterizer.limit)
        return fill(mask.coverage.cropped(to: shapeRasterizer.limit), .solid(color))
    }

    /// The shadow's shape in pixels when the placement keeps it a rounded rectangle (only translation and uniform positive scale); otherwise nil.
    private static func onScreen(_ rounded: RoundedRect, _ placement: Projection, _ cast: ShadowCast) -> RoundedRect? {
        guard let map = placement.affine, map.keepsAxes, map.a > 0, map.a == map.d else { return nil }
        var shape = rounded
        shape.rect = map(rounded.rect).offsetBy(dx: cast.offset.x, dy: cast.offset.y)
        shape.radius = rounded.usedRadius * map.a
        return shape
    }
}
