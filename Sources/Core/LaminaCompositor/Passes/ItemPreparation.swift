import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Prepares one draw item: rasterises its shape and sets up its paint, so that every tile can draw it.
///
/// Shadows of other items and filtered groups get their pixels later, when their items are prepared.
struct ItemPreparation {
    let item: DrawItem
    /// The item's prepared clip; nil when nothing clips it.
    let clip: PreparedClip?
    /// Rasterises near the origin: the placement without the whole pixels of its translation.
    ///
    /// Equal subpixel positions thus give equal coverage.
    let shapeRasterizer: ShapeRasterizer
    /// The whole pixels of the translation, from the rasterizer's coordinates to the frame's.
    let shift: PixelShift

    init(_ item: DrawItem, _ clips: PreparedClips) {
        self.item = item
        clip = item.clip.map { clips.prepared($0) }
        shift = item.content.isShadowOfItems ? .none : item.placement.wholeShift
        let limit = clip.map { item.bounds.intersection($0.bounds) } ?? item.bounds
        shapeRasterizer = ShapeRasterizer(item.placement.followed(by: -shift), limit: limit.moved(by: -shift), smoothEdges: item.smoothEdges)
    }

    /// Returns the prepared item, or `PreparedItem.nothing` when no pixel of it is visible.
    ///
    /// - Parameter recent: The shapes that were prepared before, whose coverage repeated items of the same shape share.
    func prepared(_ rasterizer: inout Rasterizer, _ ramps: ColorRamps, _ recent: inout RecentShapes) -> PreparedItem {
        guard item.isRepeated, clip == nil, let color = item.content.solidColor else { return prepared(&rasterizer, ramps) }
        if let coverage = recent.coverage(of: item.content, by: shapeRasterizer) {
            guard item.opacity > 0 else { return .nothing }
            return fill(coverage, .solid(color), opaque: opaquePixels)
        }
        let prepared = prepared(&rasterizer, ramps)
        if let coverage = prepared.shape { recent.add(item.content, by: shapeRasterizer, coverage) }
        return prepared
    }

    /// A rectangle in which an item of one colour hides everything beneath it.
    private var opaquePixels: PixelRect {
        guard case .fill(let rounded, let color) = item.content, hides(color.isOpaque) else { return .empty }
        return shapeRasterizer.solidPixels(of: rounded)
    }

    /// Returns the prepared item, or `PreparedItem.nothing` when no pixel of it is visible.
    private func prepared(_ rasterizer: inout Rasterizer, _ ramps: ColorRamps) -> PreparedItem {
        // `item.opacity > 0` is false for NaN too, so such an item draws nothing.
        guard !shapeRasterizer.limit.isEmpty, item.opacity > 0 else { return .nothing }
        if item.content.isGroup { return result(shapeRasterizer.limit, .group(clip: clip?.coverage)) }
        guard shapeRasterizer.placement.inverse != nil else { return .nothing }
        switch item.content {
        case .fill(let rounded, let color): return fill(rounded, .solid(color), isOpaque: color.isOpaque, &rasterizer)
        case .gradient(let rounded, let drawing): return gradient(rounded, drawing, ramps, &rasterizer)
        case .picture(let drawing): return picture(drawing, &rasterizer)
        case .sprites(let drawing): return sprites(drawing)
        case .border(let rounded, let width, let color): return border(rounded, width, color, &rasterizer)
        case .shape(let path, let rule, let color): return fill(shapeRasterizer.coverage(of: path, rule, &rasterizer), .solid(color))
        case .pattern(let drawing): return pattern(drawing, &rasterizer)
        case .shadow(let shadow): return self.shadow(shadow, &rasterizer)
        case .stroke(let path, let style, let from, let to, let color):
            return stroke(path, style, from, to, .solid(color), &rasterizer)
        case .backdrop(let outline, let drawing): return backdrop(outline, drawing, &rasterizer)
        // `FilterPass` draws its picture once the items of the group are prepared.
        case .filtered: return .unfiltered
        // Replaced by their pictures before.
        case .group, .raster: return .nothing
        }
    }

    /// Prepares a group that is drawn from its cached picture.
    ///
    /// - Parameter way: The shift from the picture's original position to the group's.
    func composed(_ picture: GroupPicture, moved way: PixelShift) -> PreparedItem {
        let bounds = shapeRasterizer.limit.moved(by: shift).intersection(picture.shown.moved(by: way))
        guard !bounds.isEmpty, item.opacity > 0 else { return .inPicture }
        return PreparedItem(
            bounds: bounds, drawing: .composed(picture, clip: clip?.coverage?.moved(by: -way)), shift: way,
            opacity: min(item.opacity, 1))
    }

    /// Prepares the part of a rounded rectangle that passes the clip.
    ///
    /// - Parameter isOpaque: True when the paint has no transparent pixel.
    func fill(_ rounded: RoundedRect, _ paint: Paint, isOpaque: Bool, _ rasterizer: inout Rasterizer) -> PreparedItem {
        let coverage = shapeRasterizer.coverage(of: rounded, &rasterizer)
        return fill(coverage, paint, opaque: hides(isOpaque) ? shapeRasterizer.solidPixels(of: rounded) : .empty)
    }

    /// True when the item hides everything beneath its fully covered pixels.
    private func hides(_ isPaintOpaque: Bool) -> Bool { isPaintOpaque && item.opacity >= 1 && item.blend == .normal }

    /// Prepares the part of `shape` that passes the clip.
    ///
    /// - Parameter opaque: A rectangle in which the item hides everything beneath it.
    func fill(_ shape: Coverage, _ paint: Paint, opaque: PixelRect = .empty) -> PreparedItem {
        let coverage = clip?.coverage.map { shape.moved(by: shift).intersection($0).moved(by: -shift) } ?? shape
        guard !coverage.isEmpty else { return .nothing }
        return result(coverage.bounds, opaque: opaque, .fill(coverage, paint))
    }

    /// Returns the item with its opacity and blend mode, moved to its position in the frame.
    ///
    /// - Parameter bounds: The changed pixels in the rasterizer's coordinates, like `opaque`.
    func result(_ bounds: PixelRect, opaque: PixelRect = .empty, _ drawing: PreparedItem.Drawing) -> PreparedItem {
        let opaque = opaque.moved(by: shift)
        return PreparedItem(
            bounds: bounds.moved(by: shift), opaque: clip.map { opaque.intersection($0.solid) } ?? opaque, drawing: drawing, shift: shift,
            opacity: min(item.opacity, 1), blend: item.blend)
    }
}

extension Color {
    /// True when the colour hides everything beneath it.
    fileprivate var isOpaque: Bool { pixel >> 24 == 255 }
}
