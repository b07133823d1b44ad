package import LaminaPrimitives

/// The look of a run of text in an HTML document.
package struct HTMLStyle: Hashable, Sendable {
    /// The position of lines between the edges.
    package enum Alignment: String, Sendable {
        case left, center, right, justify
    }

    /// The names of font families, the preferred one first; the last may be generic, such as `serif`.
    package var families = ["Times New Roman"]
    /// The size of the font, in points.
    package var size = 12.0
    package var isBold = false
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckThrough = false
    package var color: Color?
    package var background: Color?
    /// The target of a link, as written; nil outside of links.
    package var link: String?
    /// The height of the text above the line's baseline, in points.
    package var baselineOffset = 0.0
    /// Additional space after each character, in points.
    package var letterSpacing = 0.0
    package var alignment: Alignment?
    /// True when spaces and line breaks stay as they are.
    package var preservesSpaces = false
    /// The distance of the lines from the leading edge, in points.
    package var indentation = 0.0
    /// Space below the paragraph, in points.
    package var spacing = 0.0
    /// The paragraph's line height as a multiple of the font's; 0 for the font's own.
    package var lineHeightMultiple = 0.0

    /// Creates the initial style, which text outside of all elements has.
    package init() {}
}

/// A run of text in one style.
package struct HTMLRun: Hashable, Sendable {
    package var text: String
    package let style: HTMLStyle

    package init(text: String, style: HTMLStyle) { (self.text, self.style) = (text, style) }
}
