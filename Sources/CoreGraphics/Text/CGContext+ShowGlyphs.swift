public import Foundation
import LaminaPrimitives
import LaminaRaster
import LaminaText

extension CGContext {
    /// Sets the font of `showGlyphs`.
    public func setFont(_ font: CGFont) { state.text.font = font }

    /// Draws glyphs of the current font and size, each at its position in text space.
    ///
    /// Surplus glyphs or positions are ignored.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.text.font, state.text.size != 0, positions.allSatisfy(\.isFinite) else { return }
        let placed = zip(glyphs, positions).map { glyph, place in
            GlyphRun.Glyph(glyph: GlyphID(glyph), position: Point(Double(place.x), -Double(place.y)))
        }
        let map = AffineTransform.scale(1, -1).followed(by: AffineTransform(textMatrix)).followed(by: state.userToPixels)
        let drawing = GlyphDrawing(
            font: Font(font.face, size: Double(state.text.size)), map: map, glyphs: placed, color: state.fillColor.color)
        show(drawing, state.text.mode)
    }

    private func show(_ drawing: GlyphDrawing, _ mode: CGTextDrawingMode) {
        if mode.fills { fill(drawing) }
        guard mode.strokes || mode.clips else { return }
        let outline = drawing.outline
        if mode.strokes, let line = strokeOutline(of: outline) {
            let shape = coverage(ofPixels: line, .nonZero)
            let color = state.strokeColor.color
            draw(within: shape.bounds) { $0.fill(shape, with: .solid(color), opacity: $1, blend: $2, clip: $3) }
        }
        if mode.clips { state.clip = state.clip.intersection(coverage(ofPixels: outline, .nonZero)) }
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
