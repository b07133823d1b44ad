import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Makes one draw item ready.
///
/// Shadows of other items get their pixels later, when those are ready.
struct ItemPreparation {
    let item: DrawItem
    /// Nil when nothing clips.
    let clip: PreparedClip?
    let outline: Outline

    init(_ item: DrawItem) {
        self.item = item
        clip = item.clip.map(PreparedClip.of)
        outline = Outline(
            item.placement, limit: clip.map { item.bounds.intersection($0.bounds) } ?? item.bounds, isAntialiased: item.isAntialiased)
    }

    /// The item, ready; `PreparedItem.nothing` when none of it can be seen.
    func prepare(_ rasterizer: inout Rasterizer, _ ramps: ColorRamps) -> PreparedItem {
        // Written so that an opacity that is not a number draws nothing.
        guard !outline.limit.isEmpty, item.opacity > 0 else { return .nothing }
        if item.content.isGroup { return result(outline.limit, .group(clip: clip?.coverage)) }
        guard item.placement.inverse != nil else { return .nothing }
        switch item.content {
        case .fill(let rounded, let color): return fill(rounded, .solid(color), isOpaque: color.isOpaque, &rasterizer)
        case .gradient(let rounded, let drawing): return gradient(rounded, drawing, ramps, &rasterizer)
        case .picture(let drawing): return picture(drawing, &rasterizer)
        case .border(let rounded, let width, let color): return border(rounded, width, color, &rasterizer)
        case .shape(let path, let rule, let color): return fill(outline.coverage(of: path, rule, &rasterizer), .solid(color))
        case .shadow(let shadow): return self.shadow(shadow, &rasterizer)
        case .stroke(let path, let style, let from, let to, let color):
            return stroke(path, style, from, to, color, &rasterizer)
        case .group: return .nothing
        }
    }

    /// Fills what of a rounded rectangle passes the clip.
    func fill(_ rounded: RoundedRect, _ paint: Paint, isOpaque: Bool, _ rasterizer: inout Rasterizer) -> PreparedItem {
        let coverage = outline.coverage(of: rounded, &rasterizer)
        let hides = isOpaque && item.opacity >= 1 && item.blend == .normal
        return fill(coverage, paint, opaque: hides ? outline.solidPixels(of: rounded).intersection(clip?.solid ?? outline.limit) : .empty)
    }

    /// Fills what of `shape` passes the clip.
    func fill(_ shape: Coverage, _ paint: Paint, opaque: PixelRect = .empty) -> PreparedItem {
        let coverage = clip?.coverage.map(shape.intersection) ?? shape
        guard !coverage.isEmpty else { return .nothing }
        return result(coverage.bounds, opaque: opaque, .fill(coverage, paint))
    }

    /// The item with its opacity and blend mode.
    func result(_ bounds: PixelRect, opaque: PixelRect = .empty, _ drawing: PreparedItem.Drawing) -> PreparedItem {
        PreparedItem(bounds: bounds, opaque: opaque, drawing: drawing, opacity: min(item.opacity, 1), blend: item.blend)
    }
}

extension Color {
    /// Hides what is beneath it.
    fileprivate var isOpaque: Bool { pixel >> 24 == 255 }
}
