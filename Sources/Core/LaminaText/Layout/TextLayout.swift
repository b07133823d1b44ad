package import LaminaPrimitives

/// A text divided into lines, ready to be measured, drawn and hit-tested.
///
/// Created from a `StyledText` and limits: `TextLayout(text, in: TextLimits(width: 200, lineCount: 2, truncation: .tail))`. Coordinates are in
/// points, with y pointing down and the origin at the upper left corner. `size` is the space that the lines need, and `lines` hold the glyphs.
/// `caret(at:)`, `index(at:)` and `selection(of:)` serve text fields. Equal text and limits give an equal layout.
package struct TextLayout: Sendable {
    package let text: StyledText
    package let limits: TextLimits
    /// The lines from top to bottom; at least one.
    package let lines: [TextLine]
    /// The width of the widest line, indents included, and the height of all lines together.
    package let size: Size
    /// True when some of the text is not shown, because lines were omitted or shortened.
    package let isTruncated: Bool

    package init(_ text: StyledText, in limits: TextLimits = TextLimits(), catalog: FontCatalog = .system) {
        var builder = LayoutBuilder(text, limits, FontFallback(catalog: catalog))
        builder.build()
        self.text = text
        self.limits = limits
        lines = builder.lines
        size = builder.size
        isTruncated = builder.isTruncated
    }

    /// The distance from the upper edge to the first line's baseline.
    package var firstBaseline: Double { lines.first?.origin.y ?? 0 }
    /// The distance from the upper edge to the last line's baseline.
    package var lastBaseline: Double { lines.last?.origin.y ?? 0 }
}
