package import LaminaPrimitives

/// One line of a layout: its glyph runs and its metrics, in points.
package struct TextLine: Sendable {
    /// The characters of the line, including trailing spaces and the paragraph separator.
    package var range: Range<Int>
    /// The left end of the first glyph on the baseline, in the layout's coordinates, with y pointing down.
    package var origin = Point.zero
    /// The distance from the layout's upper edge to the line's.
    package var top = 0.0
    /// The height of the line, without the spacing to the next one.
    package var height = 0.0
    /// The largest height of a font above the baseline.
    package var ascent = 0.0
    /// The largest depth of a font below the baseline.
    package var descent = 0.0
    /// The largest depth of a font below the baseline of its own characters, which a baseline offset moves.
    package var fontDescent = 0.0
    /// The width of the glyphs, without trailing spaces.
    package var width = 0.0
    /// The width of the trailing spaces, which alignment ignores.
    package var trailingSpace = 0.0
    /// The width by which the line affects the layout's size; it may include trailing spaces, unlike `width`.
    ///
    /// At the end of a paragraph, this width includes trailing spaces as far as they fit. Spaces at which a line wraps extend beyond the line's end
    /// and are excluded.
    ///
    /// - Source: TextKit; `size(withAttributes:)` of "a " is wider than that of "a".
    package var measuredWidth = 0.0
    /// True when the paragraph runs from right to left.
    package var isRightToLeft = false
    /// True when an ellipsis replaces some of the characters.
    package var isTruncated = false
    /// The glyph runs, from left to right.
    package var runs: [GlyphRun] = []
    /// The grapheme clusters, from left to right.
    package var cells: [TextCell] = []

    package init(range: Range<Int>) { self.range = range }

    /// The distance from the layout's upper edge to the line's lower edge.
    package var bottom: Double { top + height }
}

/// Consecutive glyphs of a line with the same font and style.
package struct GlyphRun: Sendable {
    /// A glyph and its position relative to the line's origin, with y pointing down.
    package struct Glyph: Sendable, Hashable {
        package var glyph: GlyphID
        package var position: Point
        /// The horizontal distance to the next glyph's pen position.
        package var advance: Double
        /// The index of the first UTF-16 unit of the glyph's cluster.
        package var index: Int

        package init(glyph: GlyphID, position: Point, advance: Double = 0, index: Int = 0) {
            self.glyph = glyph
            self.position = position
            self.advance = advance
            self.index = index
        }
    }

    package var font: Font
    package var style: TextStyle
    package var glyphs: [Glyph]
    /// The UTF-16 units of the run; empty for an ellipsis or another text that replaces characters.
    package var range: Range<Int>
    package var isRightToLeft: Bool
    /// The horizontal extent of the run, from the line's origin.
    package var extent: ClosedRange<Double>
    /// True when all characters of the run are spaces.
    package var isBlank: Bool
}

/// A grapheme cluster in a line: the unit of caret movement and selection.
package struct TextCell: Sendable, Hashable {
    package var range: Range<Int>
    /// The left edge, from the line's origin.
    package var minX: Double
    /// The right edge, from the line's origin.
    package var maxX: Double
    package var isRightToLeft: Bool

    /// The position of the caret before the cluster.
    package var leadingX: Double { isRightToLeft ? maxX : minX }
    /// The position of the caret after the cluster.
    package var trailingX: Double { isRightToLeft ? minX : maxX }
}
