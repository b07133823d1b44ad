public import Foundation
package import LaminaPrimitives
package import LaminaText

extension CGContext {
    /// Sets the font of `showGlyphs`.
    public func setFont(_ font: CGFont) { state.text.font = font }

    /// Draws glyphs of the current font and size, each at its position in text space.
    ///
    /// Surplus glyphs or positions are ignored.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.text.font, state.text.size != 0 else { return }
        show(glyphs, at: positions, Font(font.face, size: Double(state.text.size)))
    }

    /// Draws glyphs of a font in the current colours and text drawing mode, each at its position in text space.
    ///
    /// Surplus glyphs or positions are ignored.
    package func show(_ glyphs: [CGGlyph], at positions: [CGPoint], _ font: Font) {
        guard positions.allSatisfy(\.isFinite), textToPixels.isFinite else { return }
        let placed = zip(glyphs, positions).map { glyph, place in
            GlyphRun.Glyph(glyph: GlyphID(glyph), position: Point(Double(place.x), -Double(place.y)))
        }
        let drawing = GlyphDrawing(font: font, map: textToPixels, glyphs: placed, color: state.fillColor.color, pattern: textPattern)
        show(drawing, state.text.mode)
    }

    /// The map from text space, mirrored so that y points down, to pixels.
    package var textToPixels: AffineTransform {
        AffineTransform.scale(1, -1).followed(by: AffineTransform(textMatrix)).followed(by: state.userToPixels)
    }

    /// The colour of fills.
    package var textColor: Color { state.fillColor.color }

    /// The colour of fills if it is a pattern's; nil for a plain colour.
    package var textPattern: CGColor? { state.fillColor.pattern == nil ? nil : state.fillColor }

    private func show(_ drawing: GlyphDrawing, _ mode: CGTextDrawingMode) {
        if mode.fills { fill(drawing) }
        guard mode.strokes || mode.clips else { return }
        let outline = drawing.outline
        if mode.strokes, let line = strokeOutline(of: outline) { paint(line, .nonZero, with: state.strokeColor) }
        if mode.clips { clip(toPixels: outline, .nonZero) }
    }
}

extension CGTextDrawingMode {
    fileprivate var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    fileprivate var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    fileprivate var clips: Bool { [.clip, .fillClip, .strokeClip, .fillStrokeClip].contains(self) }
}

extension GlyphDrawing {
    /// The outlines of all glyphs as one path in pixels.
    fileprivate var outline: Path {
        glyphs.reduce(into: Path()) { path, glyph in path.append(font.face.outline(of: glyph.glyph), mappedBy: placed(glyph)) }
    }
}
