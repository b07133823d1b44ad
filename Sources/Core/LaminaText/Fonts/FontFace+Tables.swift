import LaminaPrimitives

extension FontFace {
    /// Returns the bytes of a table; nil when the face has none of this tag.
    ///
    /// - Parameter tag: The tag's four letters as a number, the first letter in the highest byte.
    package func table(_ tag: UInt32) -> [UInt8]? { shaping.table(tag) }

    /// The tags of all tables, ascending.
    package var tableTags: [UInt32] { shaping.tableTags }

    /// The tags of the face's OpenType features, ascending.
    package var featureTags: [String] { shaping.featureTags }

    /// The characters for which the face has a glyph, as ascending ranges.
    package var characters: [ClosedRange<UInt32>] { shaping.characters }

    /// The axes of a variable font, in the font's order; empty for other fonts.
    package var axes: [VariationAxis] { shaping.axes }

    /// Returns an entry of the face's `name` table; nil when it is missing.
    ///
    /// - Parameters:
    ///   - number: The entry's number in OpenType, such as 6 for the PostScript name.
    ///   - language: A language tag, such as `en`.
    package func name(_ number: Int, language: String = "en") -> String? {
        UInt32(exactly: number).flatMap { shaping.name($0, language: language) }
    }

    /// Returns a glyph's PostScript name; nil when the face has no names or lacks the glyph.
    package func name(of glyph: GlyphID) -> String? { Int(glyph) < glyphCount ? shaping.name(of: glyph) : nil }

    /// Returns the positions inside a ligature at which a caret may stand, in em from its origin; empty for other glyphs.
    package func ligatureCarets(of glyph: GlyphID) -> [Double] { shaping.ligatureCarets(of: glyph).map { $0 / unitsPerEm } }

    /// Returns the vertical advance of a glyph, in em; positive downwards.
    func verticalAdvance(of glyph: GlyphID) -> Double { shaping.verticalAdvance(of: glyph) / unitsPerEm }

    /// Returns the origin of a glyph in vertical text, relative to its horizontal one, in em with y pointing up.
    func verticalOrigin(of glyph: GlyphID) -> Point {
        let origin = shaping.verticalOrigin(of: glyph)
        return Point(origin.x / unitsPerEm, origin.y / unitsPerEm)
    }
}
