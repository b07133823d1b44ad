package import LaminaPrimitives

extension Font {
    /// The map from font units to points, with y pointing up: size, slant and the font's matrix.
    package var unitsToPoints: AffineTransform {
        let slanted = AffineTransform(a: scale, b: 0, c: scale * slant, d: scale, tx: 0, ty: 0)
        return slanted.followed(by: AffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0))
    }

    /// Returns a glyph's outline in points, with y pointing up; empty when it has none.
    package func outline(of glyph: GlyphID) -> Path { face.outline(of: glyph).mapped(by: unitsToPoints) }

    /// Returns the bounding box of a glyph's outline or picture in points, with y pointing up; nil when the glyph draws nothing.
    package func bounds(of glyph: GlyphID) -> Rect? {
        if let picture = face.picture(of: glyph) {
            let frame = picture.frame
            return Rect(frame.minX * size, frame.minY * size, frame.width * size, frame.height * size)
        }
        return outline(of: glyph).bounds
    }

    /// Returns a glyph's horizontal advance in points; 0 for a glyph that the face lacks.
    package func advance(of glyph: GlyphID) -> Double { Int(glyph) < face.glyphCount ? face.advance(of: glyph) * size : 0 }

    /// Returns a glyph's vertical advance in points, downwards; 0 for a glyph that the face lacks.
    package func verticalAdvance(of glyph: GlyphID) -> Double { Int(glyph) < face.glyphCount ? face.verticalAdvance(of: glyph) * size : 0 }

    /// Returns the vector from a glyph's origin in horizontal text to its origin in vertical text, in points, with y pointing up.
    package func verticalOrigin(of glyph: GlyphID) -> Point {
        Int(glyph) < face.glyphCount ? face.verticalOrigin(of: glyph) * size : .zero
    }

    /// Returns the font that draws a character: this one, or a substitute that has the character.
    package func substitute(for cluster: Character, catalog: FontCatalog = .system) -> Font {
        FontFallback(catalog: catalog).font(for: cluster, like: self)
    }
}
