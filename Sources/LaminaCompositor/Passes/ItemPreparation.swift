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
    /// Near the origin of the picture.
    let outline: Outline
    /// From there to where the item stands.
    let shift: PixelShift

    init(_ item: DrawItem) {
        self.item = item
        clip = item.clip.map(PreparedClip.of)
        shift = item.content.isShadowOfItems ? .none : item.placement.wholeShift
        let limit = clip.map { item.bounds.intersection($0.bounds) } ?? item.bounds
        outline = Outline(item.placement.followed(by: -shift), limit: limit.moved(by: -shift), isAntialiased: item.isAntialiased)
    }

    /// The item, ready; `PreparedItem.nothing` when none of it can be seen.
    ///
    /// - Parameter old: An item that is not needed any more, whose memory is used; `nothing` afterwards.
    func prepare(insteadOf old: inout PreparedItem, _ rasterizer: inout Rasterizer, _ ramps: ColorRamps) -> PreparedItem {
        rasterizer.recycle(old.takeShape())
        return prepare(&rasterizer, ramps)
    }

    private func prepare(_ rasterizer: inout Rasterizer, _ ramps: ColorRamps) -> PreparedItem {
        // Written so that an opacity that is not a number draws nothing.
        guard !outline.limit.isEmpty, item.opacity > 0 else { return .nothing }
        if item.content.isGroup { return result(outline.limit, .group(clip: clip?.coverage)) }
        guard outline.placement.inverse != nil else { return .nothing }
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

    /// The group, drawn by its picture.
    ///
    /// - Parameter way: From where the picture was made to where the group stands.
    func composed(_ picture: GroupPicture, moved way: PixelShift) -> PreparedItem {
        let bounds = outline.limit.moved(by: shift).intersection(picture.shown.moved(by: way))
        guard !bounds.isEmpty, item.opacity > 0 else { return .inPicture }
        return PreparedItem(
            bounds: bounds, drawing: .composed(picture, clip: clip?.coverage?.moved(by: -way)), shift: way,
            opacity: min(item.opacity, 1))
    }

    /// Fills what of a rounded rectangle passes the clip.
    func fill(_ rounded: RoundedRect, _ paint: Paint, isOpaque: Bool, _ rasterizer: inout Rasterizer) -> PreparedItem {
        let coverage = outline.coverage(of: rounded, &rasterizer)
        let hides = isOpaque && item.opacity >= 1 && item.blend == .normal
        return fill(coverage, paint, opaque: hides ? outline.solidPixels(of: rounded) : .empty)
    }

    /// Fills what of `shape` passes the clip.
    func fill(_ shape: Coverage, _ paint: Paint, opaque: PixelRect = .empty) -> PreparedItem {
        let coverage = clip?.coverage.map { shape.moved(by: shift).intersection($0).moved(by: -shift) } ?? shape
        guard !coverage.isEmpty else { return .nothing }
        return result(coverage.bounds, opaque: opaque, .fill(coverage, paint))
    }

    /// The item with its opacity and blend mode, where it stands.
    ///
    /// - Parameter bounds: Near the origin, as `opaque`.
    func result(_ bounds: PixelRect, opaque: PixelRect = .empty, _ drawing: consuming PreparedItem.Drawing) -> PreparedItem {
        let opaque = opaque.moved(by: shift)
        return PreparedItem(
            bounds: bounds.moved(by: shift), opaque: clip.map { opaque.intersection($0.solid) } ?? opaque, drawing: drawing, shift: shift,
            opacity: min(item.opacity, 1), blend: item.blend)
    }
}

extension Color {
    /// Hides what is beneath it.
    fileprivate var isOpaque: Bool { pixel >> 24 == 255 }
}
