package import LaminaPrimitives

/// A text in lines, ready to be measured, drawn and hit.
///
/// Made from a `StyledText` and the room it has: `TextLayout(text, in: TextLimits(width: 200, lineCount: 2, truncation: .tail))`. Coordinates
/// are points with y down; the origin is the upper left corner of the room. `size` is what the lines need; `lines` hold glyphs and
/// carets; `caret(at:)`, `index(at:)` and `selection(of:)` serve text fields. Same text and same limits give the same layout.
package struct TextLayout: Sendable {
    package let text: StyledText
    package let limits: TextLimits
    /// From top to bottom; at least one.
    package let lines: [TextLine]
    /// How wide the widest line is, indents included, and how high all lines are together.
    package let size: Size
    /// Some of the text is not shown: lines were left out, or shortened.
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

    /// From the upper edge to the first line's baseline.
    package var firstBaseline: Double { lines.first?.origin.y ?? 0 }
    /// From the upper edge to the last line's baseline.
    package var lastBaseline: Double { lines.last?.origin.y ?? 0 }
}
