import LaminaPrimitives
import LaminaRaster
import LaminaScene

extension ItemPreparation {
    /// Prepares an image, stretched over a rectangle with anti-aliased edges.
    func picture(_ drawing: PictureDrawing, _ rasterizer: inout Rasterizer) -> PreparedItem {
        guard let stretch = AffineTransform.mapping(drawing.source.standardized, onto: drawing.destination.standardized) else { return .nothing }
        let toPixels = Projection(stretch).followed(by: shapeRasterizer.placement)
        guard let inverse = toPixels.inverse else { return .nothing }
        // Nil when the centre lies behind the eye. The visible part is then near the eye and therefore magnified.
        let scale = toPixels.linearPart(at: drawing.source.center)?.meanScale ?? 1
        let asked = scale >= 1 ? drawing.magnification : drawing.minification
        let sampling: PicturePaint.Sampling = asked == .nearest ? .nearest : .linear
        let paint =
            asked == .trilinear && scale < 1
            ? trilinearPaint(drawing, scale: scale, inverse)
            : PicturePaint(drawing.picture, source: drawing.source, sampling: sampling, inverse: inverse, tint: drawing.tint)
        // A paint without pixels hides nothing.
        guard paint.drawsSomething else { return .nothing }
        if let small = smallPicture(drawing.destination, paint) { return result(small.bounds, .picture(small)) }
        return fill(RoundedRect(drawing.destination), .picture(paint), isOpaque: drawing.picture.isOpaque, &rasterizer)
    }

    /// Paints with a smaller copy of an image that is drawn at less than its own size.
    ///
    /// - Parameter scale: Pixels of the destination per pixel of the image.
    private func trilinearPaint(_ drawing: PictureDrawing, scale: Double, _ inverse: Projection) -> PicturePaint {
        let level = -Numerics.log(scale) / Numerics.log(2) + drawing.minificationBias
        let reduced = ReducedPicture(drawing.picture, level: level)
        let (source, factor) = (drawing.source, reduced.scale)
        return PicturePaint(
            reduced.picture, source: Rect(source.minX * factor, source.minY * factor, source.width * factor, source.height * factor),
            sampling: .linear, inverse: inverse.followed(by: Projection(.scale(factor, factor))), tint: drawing.tint)
    }

    /// Prepares an image for the fast loop for small images: it must be rotated or skewed, and clipped by nothing but a rectangle.
    ///
    /// Nil otherwise.
    private func smallPicture(_ destination: Rect, _ paint: PicturePaint) -> SmallPicture? {
        guard item.smoothEdges == .all, item.blend == .normal, clip?.coverage == nil, let map = shapeRasterizer.placement.affine, !map.keepsAxes,
            let quad = SmallQuad(map.corners(of: destination), clippedTo: shapeRasterizer.limit)
        else { return nil }
        return SmallPicture(paint, quad)
    }

    /// Prepares many small images.
    func sprites(_ drawing: SpriteDrawing) -> PreparedItem {
        let limit = shapeRasterizer.limit
        guard !limit.isEmpty else { return .nothing }
        return result(limit, .sprites(PreparedSprites(drawing, limit: limit, clip: clip, isAntialiased: !item.smoothEdges.isEmpty)))
    }

    /// Prepares a gradient that fills a rounded rectangle.
    func gradient(_ rounded: RoundedRect, _ drawing: GradientDrawing, _ ramps: ColorRamps, _ rasterizer: inout Rasterizer) -> PreparedItem {
        guard let inverse = shapeRasterizer.placement.inverse else { return .nothing }
        let shape: GradientPaint.Shape =
            switch drawing.kind {
            case .axial(let start, let end): .linear(from: start, to: end)
            case .radial(let center, let radii): .ellipse(center: center, radii: radii)
            case .conic(let center, let angle): .conic(center: center, angle: angle)
            }
        let paint = GradientPaint(ramps.ramp(of: drawing.gradient), shape, inverse: inverse)
        return fill(rounded, .gradient(paint), isOpaque: paint.isOpaque, &rasterizer)
    }

    /// Prepares a shape that is filled with a repeated picture.
    func pattern(_ drawing: PatternDrawing, _ rasterizer: inout Rasterizer) -> PreparedItem {
        guard let inverse = shapeRasterizer.placement.inverse else { return .nothing }
        let tile = drawing.tile
        let paint = Paint.tiles(TilePaint(tile.picture, inverse: inverse.followed(by: Projection(tile.fromLayer)), tint: tile.tint))
        switch drawing.shape {
        case .interior(let path, let rule): return fill(shapeRasterizer.coverage(of: path, rule, &rasterizer), paint)
        case .stroke(let path, let style, let from, let to): return stroke(path, style, from, to, paint, &rasterizer)
        }
    }

    /// Prepares a border: a ring between the outline and its inset by `width`, filled by the even-odd rule.
    ///
    /// A border without a hole fills the whole shape.
    func border(_ rounded: RoundedRect, _ width: Double, _ color: Color, _ rasterizer: inout Rasterizer) -> PreparedItem {
        guard width > 0 else { return .nothing }
        guard let hole = rounded.hole(width: width) else { return fill(rounded, .solid(color), isOpaque: false, &rasterizer) }
        let edges = item.smoothEdges
        if rounded.isPlain, edges != .all, !edges.isEmpty {
            return fill(mixedRing(rounded.rect.standardized, hole, &rasterizer), .solid(color))
        }
        return fill(shapeRasterizer.coverage(of: rounded.ring(width: width), .evenOdd, &rasterizer), .solid(color))
    }

    /// Returns the coverage of a plain ring with smooth and hard outer edges; its inner edges are smooth.
    private func mixedRing(_ rect: Rect, _ hole: RoundedRect, _ rasterizer: inout Rasterizer) -> Coverage {
        var ring = RoundedRect(shapeRasterizer.extended(rect, beyond: SmoothEdges.all.subtracting(item.smoothEdges))).path
        ring.append(hole.path)
        return shapeRasterizer.withHardEdges(shapeRasterizer.coverage(of: ring, .evenOdd, &rasterizer), of: rect)
    }

    /// Prepares the stroke of a part of a path.
    ///
    /// - Parameters:
    ///   - from: The start of the part, as a fraction of the path's length.
    ///   - to: The end of the part, as a fraction of the path's length.
    func stroke(
        _ path: Path, _ style: StrokeStyle, _ from: Double, _ to: Double, _ paint: Paint, _ rasterizer: inout Rasterizer
    ) -> PreparedItem {
        let part = path.trimmed(from: from, to: to)
        // Nil when the centre lies behind the eye. The visible part is then near the eye and therefore large, so a scale of 4 is assumed.
        let scale = shapeRasterizer.placement.linearPart(at: path.bounds?.center ?? .zero)?.maximumScale ?? 4
        guard scale > 0 else { return .nothing }
        let visible = shapeRasterizer.placement.affine?.inverse?(shapeRasterizer.limit.rect)
        let shape = part.stroked(style, tolerance: ShapeRasterizer.tolerance / scale, visible: visible)
        return fill(shapeRasterizer.coverage(of: shape, .nonZero, &rasterizer), paint)
    }
}
