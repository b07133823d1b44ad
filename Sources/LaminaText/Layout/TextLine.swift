package import LaminaPrimitives

/// One line of a layout.
package struct TextLine: Sendable {
    /// The characters that it stands for, spaces and separators at its end included.
    package var range: Range<Int>
    /// The left end of its first glyph on the baseline, in the layout's coordinates, y down.
    package var origin = Point.zero
    /// From the upper edge of the layout to that of the line.
    package var top = 0.0
    /// How much room the line takes, the spacing to the next one not included.
    package var height = 0.0
    /// How far the highest font reaches above the baseline.
    package var ascent = 0.0
    /// How far the lowest font reaches below the baseline.
    package var descent = 0.0
    /// From the first to the last glyph, spaces at the end not included.
    package var width = 0.0
    /// The width of the spaces at the end, which take no part in alignment.
    var trailingSpace = 0.0
    /// The width that counts for the layout's size: at the end of a paragraph trailing spaces are included as far as there is room for them;
    /// spaces at which a line is broken hang over its end.
    ///
    /// - Source: TextKit; `size(withAttributes:)` of "a " is wider than that of "a".
    package var measuredWidth = 0.0
    /// The paragraph runs from right to left.
    package var isRightToLeft = false
    /// An ellipsis stands for some of its characters.
    package var isTruncated = false
    /// From left to right.
    package var runs: [GlyphRun] = []
    /// From left to right.
    package var cells: [TextCell] = []

    package init(range: Range<Int>) { self.range = range }

    /// From the upper edge of the layout to the lower edge of the line.
    package var bottom: Double { top + height }
}

/// Neighbouring glyphs of a line of one font and look.
package struct GlyphRun: Sendable {
    /// A glyph and where it stands, from the line's origin, y down.
    package struct Glyph: Sendable, Hashable {
        package var glyph: GlyphID
        package var position: Point

        package init(glyph: GlyphID, position: Point) {
            self.glyph = glyph
            self.position = position
        }
    }

    package var font: Font
    package var style: TextStyle
    package var glyphs: [Glyph]
    /// From where to where the run reaches, from the line's origin.
    package var extent: ClosedRange<Double>
    /// The characters are spaces only.
    package var isBlank: Bool
}

/// A grapheme cluster in a line: what the caret moves over and a selection is made of.
package struct TextCell: Sendable, Hashable {
    package var range: Range<Int>
    /// From the line's origin.
    package var minX: Double
    package var maxX: Double
    package var isRightToLeft: Bool

    /// Where the caret stands before the cluster.
    var leadingX: Double { isRightToLeft ? maxX : minX }
    /// Where the caret stands after the cluster.
    var trailingX: Double { isRightToLeft ? minX : maxX }
}
