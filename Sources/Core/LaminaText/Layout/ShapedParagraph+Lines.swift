extension ShapedParagraph {
    /// Returns the line of a range as the paragraph's style demands: shortened by an ellipsis, stretched, or as it is.
    ///
    /// - Parameter room: The width that is available to the glyphs, in points.
    func line(_ range: Range<Int>, room: Double, _ fallback: FontFallback) -> TextLine {
        if case .truncated(let truncation) = style.wrapping,
            let line = truncatedLine(range, room: room, truncation, isForced: false, fallback)
        {
            return line
        }
        let shaper = LineShaper(self, range)
        var line = shaper.line()
        let isLast = range.upperBound == self.range.upperBound
        if style.alignment == .justified, !isLast, room.isFinite, room > line.width { line = shaper.line(width: room) }
        if range.isEmpty { line.measure(text.style(at: range.lowerBound).font) }
        return line
    }

    /// Returns a line shortened by an ellipsis; nil when the text fits without one.
    ///
    /// - Parameter isForced: True when the line gets an ellipsis even if everything fits.
    func truncatedLine(
        _ range: Range<Int>, room: Double, _ truncation: Truncation, isForced: Bool, _ fallback: FontFallback
    ) -> TextLine? {
        let truncator = Truncator(paragraph: self, width: room) { index in
            ellipsis(at: index, fallback).glyphs.reduce(0) { $0 + $1.advance }
        }
        guard let parts = truncator.parts(of: range, truncation, isForced: isForced) else { return nil }
        // The ellipsis takes the style of the character before it, or at the beginning of the line the style of the character after it.
        let place = parts.before.isEmpty ? parts.after.lowerBound : parts.before.upperBound - 1
        let inserted = ellipsis(at: min(place, max(range.lowerBound, range.upperBound - 1)), fallback)
        return LineShaper(self, range).line(before: parts.before, after: parts.after, inserted: [inserted])
    }
}

extension TextLine {
    /// Sets the metrics of a line without characters to those of a font.
    mutating func measure(_ font: Font) {
        ascent = font.ascent
        descent = font.descent
        fontDescent = font.descent
        height = font.lineHeight
    }
}
