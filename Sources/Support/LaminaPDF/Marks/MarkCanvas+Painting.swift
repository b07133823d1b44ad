import CCairoPDF
import LaminaPrimitives
import LaminaText

extension MarkCanvas {
    /// Paints a mark within the current clip.
    func paint(_ mark: Mark, _ opacity: Double, _ blend: BlendMode) {
        // Apart from a plain colour, an ink has no opacity of its own, so its drawing becomes translucent as a group.
        if opacity < 1, !mark.isPlain {
            let group = grouped { paint(mark, 1, .normal) }
            return paint(.group(group), opacity, blend)
        }
        saved {
            unsafe cairo.functions.cairo_set_operator(context, blend.cairo)
            // Outside of a shape, these operators of Cairo would clear what is there.
            if blend.changesClearAreas { paintClipped(mark.asFill, opacity) } else { paintShape(mark, opacity) }
        }
    }

    private func paintShape(_ mark: Mark, _ opacity: Double) {
        switch mark {
        case .fill(let path, let rule, let ink):
            guard setSource(ink, opacity) else { return }
            trace(path, rule)
            unsafe cairo.functions.cairo_fill(context)
        case .stroke(let path, let style, let pen, let ink):
            guard setSource(ink, opacity) else { return }
            trace(path, .nonZero)
            stroke(style, pen)
        case .glyphs(let glyphs, let ink):
            guard setSource(ink, opacity) else { return }
            show(glyphs)
        case .everything(let ink):
            guard setSource(ink, opacity) else { return }
            unsafe cairo.functions.cairo_paint(context)
        case .picture(let picture):
            guard let pattern = pattern(of: picture) else { return }
            unsafe cairo.functions.cairo_set_source(context, pattern.pointer)
            unsafe cairo.functions.cairo_paint_with_alpha(context, opacity)
        case .stencil(let mask, let color):
            guard let pattern = pattern(of: mask) else { return }
            setColor(color, opacity)
            unsafe cairo.functions.cairo_mask(context, pattern.pointer)
        case .group(let group):
            guard let pattern = group.pattern else { return }
            unsafe cairo.functions.cairo_set_source(context, pattern.pointer)
            unsafe cairo.functions.cairo_paint_with_alpha(context, opacity)
        case .masked(let group, let mask):
            guard let source = group.pattern, let mask = mask.pattern else { return }
            unsafe cairo.functions.cairo_set_source(context, source.pointer)
            unsafe cairo.functions.cairo_mask(context, mask.pointer)
        }
    }

    /// Paints a mark whose shape, where it has one, becomes a clip.
    private func paintClipped(_ mark: Mark, _ opacity: Double) {
        guard case .fill(let path, let rule, let ink) = mark else { return paintShape(mark, opacity) }
        clip(path, rule)
        paintShape(.everything(ink), opacity)
    }

    /// Paints a group through the alpha of a picture.
    func mask(_ group: MarkGroup, by mask: PlacedPicture, _ blend: BlendMode) {
        guard let source = group.pattern, let mask = pattern(of: mask) else { return }
        saved {
            unsafe cairo.functions.cairo_set_operator(context, blend.cairo)
            unsafe cairo.functions.cairo_set_source(context, source.pointer)
            unsafe cairo.functions.cairo_mask(context, mask.pointer)
        }
    }

    /// Intersects the clip with the inside of a path.
    func clip(_ path: Path, _ rule: FillRule) {
        trace(path, rule)
        unsafe cairo.functions.cairo_clip(context)
    }

    func setColor(_ color: Color, _ opacity: Double) {
        func unit(_ value: Float) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
        unsafe cairo.functions.cairo_set_source_rgba(
            context, unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha) * opacity)
    }

    private func stroke(_ style: StrokeStyle, _ pen: AffineTransform) {
        // Cairo refuses all further drawing after a map without inverse.
        guard let back = pen.inverse, back.isFinite else { return }
        var matrix = cairo_matrix_t(pen)
        unsafe cairo.functions.cairo_transform(context, &matrix)
        unsafe cairo.functions.cairo_set_line_width(context, style.width)
        unsafe cairo.functions.cairo_set_line_cap(context, style.cap.cairo)
        unsafe cairo.functions.cairo_set_line_join(context, style.join.cairo)
        unsafe cairo.functions.cairo_set_miter_limit(context, max(1, style.miterLimit))
        // Cairo refuses all further drawing after a pattern of zeros.
        if style.dashes.contains(where: { $0 > 0 }) {
            unsafe cairo.functions.cairo_set_dash(context, style.dashes, Int32(style.dashes.count), style.dashPhase)
        }
        unsafe cairo.functions.cairo_stroke(context)
    }

    private func show(_ glyphs: PlacedGlyphs) {
        guard glyphs.haveUsableSize, let face = unsafe resources.face(of: glyphs.face) else {
            return paintShape(Mark.glyphs(glyphs, .color(.black)).asFill, 1)
        }
        // Cairo's font space has the size of an em and y pointing down.
        let map = AffineTransform.scale(glyphs.face.unitsPerEm, -glyphs.face.unitsPerEm).followed(by: glyphs.map)
        guard let back = map.inverse, back.isFinite else { return }
        var matrix = cairo_matrix_t(map)
        unsafe cairo.functions.cairo_set_font_face(context, face)
        unsafe cairo.functions.cairo_set_font_matrix(context, &matrix)
        unsafe cairo.functions.cairo_set_font_options(context, resources.options)
        let placed = glyphs.glyphs.compactMap { item in
            Int(item.glyph) < glyphs.face.glyphCount && item.place.isNear
                ? cairo_glyph_t(index: UInt(item.glyph), x: item.place.x, y: item.place.y) : nil
        }
        unsafe cairo.functions.cairo_show_glyphs(context, placed, Int32(placed.count))
    }
}

extension Mark {
    /// True when the mark takes an opacity without being a group.
    fileprivate var isPlain: Bool {
        switch self {
        case .fill(_, _, .color), .stroke(_, _, _, .color), .glyphs(_, .color), .everything(.color), .picture, .stencil, .group: true
        case .fill, .stroke, .glyphs, .everything, .masked: false
        }
    }
}
