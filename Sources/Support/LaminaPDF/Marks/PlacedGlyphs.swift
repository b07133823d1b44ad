package import LaminaPrimitives
import LaminaRaster
package import LaminaText

/// Glyphs of a face with their places on a canvas.
package struct PlacedGlyphs {
    package var face: FontFace
    /// The map from font units, with y pointing up, to the canvas, about the origin of each glyph.
    package var map: AffineTransform
    /// The glyphs with their origins on the canvas.
    package var glyphs: [(glyph: GlyphID, place: Point)]

    package init(_ face: FontFace, _ map: AffineTransform, _ glyphs: [(glyph: GlyphID, place: Point)]) {
        self.face = face
        self.map = AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
        self.glyphs = glyphs
    }

    /// True when an em is 0.1 to 10,000 points long in every direction; FreeType refuses sizes far beyond, and the file would end there.
    var haveUsableSize: Bool {
        let longest = map.maximumScale * face.unitsPerEm
        let area = abs(map.a * map.d - map.b * map.c) * face.unitsPerEm * face.unitsPerEm
        return longest <= 10_000 && area >= 0.1 * longest
    }

    /// The outlines of all glyphs on the canvas.
    var outline: Path {
        glyphs.reduce(into: Path()) { path, item in
            path.append(face.outline(of: item.glyph), mappedBy: map.followed(by: .translation(item.place.x, item.place.y)))
        }
    }
}

extension Mark {
    /// The mark as a filled path where it has one; other marks are unchanged.
    var asFill: Mark {
        switch self {
        case .stroke(let path, let style, let pen, let ink):
            guard let back = pen.inverse else { return self }
            let tolerance = 1 / 64 / max(pen.maximumScale, .leastNormalMagnitude)
            return .fill(path.mapped(by: back).stroked(style, tolerance: tolerance).mapped(by: pen), .nonZero, ink)
        case .glyphs(let glyphs, let ink): return .fill(glyphs.outline, .nonZero, ink)
        case .picture(let picture): return .fill(picture.outline, .nonZero, .pictures(picture))
        case .fill, .everything, .stencil, .group, .masked: return self
        }
    }

    /// A rectangle that contains the mark; nil when the mark may reach everywhere.
    var extent: Rect? {
        switch self {
        case .fill(let path, _, _): path.controlBounds
        case .stroke(let path, let style, let pen, _):
            path.controlBounds.map { $0.insetBy(dx: -style.reach * pen.maximumScale, dy: -style.reach * pen.maximumScale) }
        case .glyphs(let glyphs, _): glyphs.outline.controlBounds
        case .picture(let picture): picture.outline.controlBounds
        case .stencil(let mask, _): mask.outline.controlBounds
        case .everything, .group, .masked: nil
        }
    }

    /// The same mark in one colour, moved; nil for a mark whose alpha is not given by its shape.
    func silhouette(_ color: Color, movedBy offset: Point) -> Mark? {
        let move = AffineTransform.translation(offset.x, offset.y)
        func ink(_ old: Ink) -> Ink? {
            guard case .color(let old) = old else { return nil }
            return .color(color.multipliedAlpha(by: old.alpha))
        }
        switch self {
        case .fill(let path, let rule, let old): return ink(old).map { .fill(path.mapped(by: move), rule, $0) }
        case .stroke(let path, let style, let pen, let old):
            return ink(old).map { .stroke(path.mapped(by: move), style, pen: pen.followed(by: move), $0) }
        case .glyphs(var glyphs, let old):
            for i in glyphs.glyphs.indices { glyphs.glyphs[i].place = glyphs.glyphs[i].place + offset }
            return ink(old).map { .glyphs(glyphs, $0) }
        case .stencil(var mask, let old):
            mask.map = mask.map.followed(by: move)
            return .stencil(mask, color.multipliedAlpha(by: old.alpha))
        case .everything, .picture, .group, .masked: return nil
        }
    }
}
