import LaminaPDF
import LaminaPrimitives
import LaminaRaster
package import LaminaText

/// Positioned glyphs of one font in one colour.
struct GlyphDrawing {
    var font: Font
    /// The transform from the space of the positions and of `font.size`, with y down, to pixels.
    var map: AffineTransform
    var glyphs: [GlyphRun.Glyph]
    var color: Color
    /// The colour of a pattern that fills the glyphs in place of `color`; nil for plain colours.
    var pattern: CGColor?

    /// The transform from font units with y up to pixels, without the position of a glyph.
    var unitsToPixels: AffineTransform { font.unitsToPoints.followed(by: .scale(1, -1)).followed(by: map) }
}

extension CGContext {
    /// The largest size of cached glyphs, in pixels per em.
    ///
    /// Larger glyphs are filled as paths: few are drawn, and their coverage would take much memory in the cache.
    private static let largestCachedSize = 256.0

    /// Draws the glyphs, underline and strikethrough of a run.
    ///
    /// - Parameters:
    ///   - map: The map from the run's space, with y pointing down and the line's origin at (0, 0), to pixels.
    ///   - pattern: The colour of a pattern that fills the glyphs in place of the run's colour; nil for plain colours.
    package func draw(_ run: GlyphRun, mappedBy map: AffineTransform, pattern: CGColor? = nil) {
        guard map.isFinite else { return }
        let usual = state.shadow
        defer { state.shadow = usual }
        if let shadow = run.style.shadow {
            setShadow(offset: CGSize(shadow.offset), blur: CGFloat(shadow.blurRadius), color: CGColor(shadow.color))
        }
        if let rule = run.style.underline { draw(rule, run.underlinePlace, of: run, map) }
        drawGlyphs(of: run, map, pattern)
        if let rule = run.style.strikethrough { draw(rule, run.strikethroughPlace, of: run, map) }
    }

    private func drawGlyphs(of run: GlyphRun, _ map: AffineTransform, _ pattern: CGColor?) {
        var drawing = GlyphDrawing(font: run.font, map: map, glyphs: run.glyphs, color: run.style.color, pattern: pattern)
        guard let outline = run.style.outline else { return fill(drawing) }
        if outline.isFilled { fill(drawing) }
        drawing.color = outline.color ?? run.style.color
        stroke(drawing, width: outline.width)
    }

    /// Fills glyphs.
    ///
    /// Upright glyphs of at most `largestCachedSize` are placed at whole pixel rows and at quarters of a pixel horizontally, since their coverage is
    /// cached. Larger, rotated or stretched glyphs are placed exactly.
    func fill(_ drawing: GlyphDrawing) {
        if drawing.font.face.hasPictures { return drawPictures(drawing) }
        if keepsShapes { return record(drawing) }
        let shapes = shapes(of: drawing)
        let area = shapes.reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard !area.isEmpty else { return }
        if let pattern = drawing.pattern { return paintPattern(shapes, pattern) }
        let paint = Paint.solid(drawing.color)
        draw(within: area) { canvas, opacity, blend, clip in
            for shape in shapes { canvas.fill(shape, with: paint, opacity: opacity, blend: blend, clip: clip) }
        }
    }

    /// Strokes the outlines of glyphs.
    ///
    /// - Parameter width: The line width, in em.
    func stroke(_ drawing: GlyphDrawing, width: Double) {
        let style = StrokeStyle(width: width * drawing.font.face.unitsPerEm, join: .miter)
        for glyph in drawing.glyphs {
            let outline = drawing.font.face.outline(of: glyph.glyph).stroked(style, tolerance: drawing.font.face.unitsPerEm / 2048)
            if keepsShapes {
                record(.fill(outline.mapped(by: drawing.placed(glyph)), .nonZero, .color(drawing.color)))
                continue
            }
            let shape = coverage(ofPixels: outline.mapped(by: drawing.placed(glyph)), .nonZero)
            draw(within: shape.bounds) { canvas, opacity, blend, clip in
                canvas.fill(shape, with: .solid(drawing.color), opacity: opacity, blend: blend, clip: clip)
            }
        }
    }

    private func shapes(of drawing: GlyphDrawing) -> [Coverage] {
        let map = drawing.unitsToPixels
        let isUpright = map.b == 0 && map.a > 0 && map.d == -map.a
        guard isUpright, map.a * drawing.font.face.unitsPerEm <= Self.largestCachedSize else {
            return drawing.glyphs.map { coverage(ofPixels: drawing.font.face.outline(of: $0.glyph).mapped(by: drawing.placed($0)), .nonZero) }
        }
        return drawing.glyphs.compactMap { glyph in
            cachedShape(glyph.glyph, drawing.font.face, map, at: drawing.map(glyph.position))
        }
    }

    /// Returns the cached coverage of an upright glyph, moved to its position; nil when it is more than 10⁶ pixels away.
    private func cachedShape(_ glyph: GlyphID, _ face: FontFace, _ map: AffineTransform, at place: Point) -> Coverage? {
        guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
        // The position in quarters of a pixel, split into a whole column and 0...3 further quarters.
        let quarters = (place.x * Double(GlyphCache.steps)).rounded()
        let column = (quarters / Double(GlyphCache.steps)).rounded(.down)
        let step = Int(quarters - column * Double(GlyphCache.steps))
        let key = GlyphCache.Key(face: face, glyph: glyph, scale: map.a, slant: map.c / map.a, step: step)
        let shape = GlyphCache.shared.coverage(key).moved(by: PixelShift(right: Int(column), down: Int(place.y.rounded())))
        return state.antialiases && allowsAntialiasing ? shape : shape.withHardEdges
    }

    /// Draws glyphs that are pictures, such as emoji, in their own colours; only the alpha of the text colour applies.
    private func drawPictures(_ drawing: GlyphDrawing) {
        let face = drawing.font.face
        for glyph in drawing.glyphs {
            guard let image = PictureCache.shared.picture(of: glyph.glyph, in: face) else { continue }
            // Positions have y down; the picture's frame is in em with y up.
            let corner = Point(
                glyph.position.x + image.frame.minX * drawing.font.size, glyph.position.y - image.frame.maxY * drawing.font.size)
            let rect = Rect(
                corner.x, corner.y, image.frame.width * drawing.font.size, image.frame.height * drawing.font.size)
            draw(image.picture, in: rect, mappedBy: drawing.map, opacity: Double(drawing.color.alpha))
        }
    }

    private func draw(_ picture: Picture, in rect: Rect, mappedBy map: AffineTransform, opacity: Double) {
        let pixels = Rect(0, 0, Double(picture.width), Double(picture.height))
        guard let placement = AffineTransform.mapping(pixels, onto: rect)?.followed(by: map).inverse else { return }
        if keepsShapes { return record(picture, placement, opacity: opacity) }
        let shape = coverage(ofPixels: RoundedRect(rect).path.mapped(by: map), .nonZero)
        let paint = Paint.picture(paint(of: picture, .linear, placement))
        draw(within: shape.bounds) { canvas, alpha, blend, clip in
            canvas.fill(shape, with: paint, opacity: alpha * opacity, blend: blend, clip: clip)
        }
    }
}

extension GlyphDrawing {
    /// The glyphs for a canvas.
    var marks: PlacedGlyphs { PlacedGlyphs(font.face, unitsToPixels, glyphs.map { ($0.glyph, map($0.position)) }) }

    /// Returns the transform from font units to pixels for one glyph.
    func placed(_ glyph: GlyphRun.Glyph) -> AffineTransform {
        let place = map(glyph.position)
        var map = unitsToPixels
        (map.tx, map.ty) = (place.x, place.y)
        return map
    }
}
