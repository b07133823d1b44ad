/// The space that a paragraph style reserves at both sides of a line, in points.
struct Indents {
    /// The space on the side at which writing begins.
    var leading: Double
    /// The space on the opposite side.
    var trailing: Double
    /// The width that is left for glyphs.
    var room: Double

    init(_ style: ParagraphStyle, isFirst: Bool, _ width: Double) {
        leading = isFirst ? style.firstLineIndent : style.headIndent
        if style.tailIndent > 0 {
            // A positive tail indent is a distance from the leading edge, at which lines end.
            trailing = width.isFinite ? max(0, width - style.tailIndent) : 0
            room = max(0, min(width, style.tailIndent) - leading)
        } else {
            trailing = -style.tailIndent
            room = max(0, width - leading - trailing)
        }
    }
}
