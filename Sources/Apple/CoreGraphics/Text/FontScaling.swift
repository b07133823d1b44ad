package import LaminaText

/// The rule by which a font follows the user's text size: it was asked for by a text style, or scaled by the metrics of one.
package struct FontScaling: Hashable, Sendable {
    /// The raw value of the text style.
    package let style: String
    /// The font at the standard text size, which metrics scale; nil for the style's own font.
    package let base: Font?
    /// The largest size in points; 0 for none.
    package let maximum: Double

    package init(style: String, base: Font? = nil, maximum: Double = 0) { (self.style, self.base, self.maximum) = (style, base, maximum) }
}
