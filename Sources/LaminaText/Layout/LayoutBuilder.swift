import LaminaPrimitives

/// Builds the lines of a layout, from top to bottom.
struct LayoutBuilder {
    private let text: StyledText
    private let limits: TextLimits
    private let fallback: FontFallback
    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    /// The paragraph style of each line.
    private var styles: [ParagraphStyle] = []
    /// The indents of each line.
    private var indents: [Indents] = []
    /// The top of the next line, in points.
    private var y = 0.0

    init(_ text: StyledText, _ limits: TextLimits, _ fallback: FontFallback) {
        self.text = text
        self.limits = limits
        self.fallback = fallback
    }

    /// The width of the widest line, indents included, and the bottom of the last line.
    var size: Size {
        let width = zip(lines, indents).reduce(0) { max($0, $1.0.measuredWidth + $1.1.leading + $1.1.trailing) }
        return Size(width, lines.last?.bottom ?? 0)
    }

    mutating func build() {
        for paragraph in text.split {
            let style = text.paragraphStyle(at: paragraph.content.lowerBound)
            if !lines.isEmpty { y += style.spacingBefore }
            guard add(paragraph, style) else { break }
            y += style.spacing
        }
        align()
    }

    /// Adds the lines of a paragraph.
    ///
    /// - Returns: False when the limits left no room for all lines.
    private mutating func add(_ paragraph: StyledText.Paragraph, _ style: ParagraphStyle) -> Bool {
        let shaped = ShapedParagraph(text, paragraph.content, style, fallback)
        let first = Indents(style, isFirst: true, limits.width)
        let other = Indents(style, isFirst: false, limits.width)
        let ranges = LineBreaker(paragraph: shaped, firstWidth: first.room, width: other.room).lines()
        for (number, range) in ranges.enumerated() {
            let room = number == 0 ? first : other
            let isLast = number == ranges.count - 1
            var line = makeLine(shaped, range, room.room, isLast: isLast)
            // Trailing spaces widen the layout only in a paragraph's last line, and at most up to the available width. The range of that line
            // includes the paragraph separator.
            line.measuredWidth = isLast ? max(line.width, min(room.room, line.width + line.trailingSpace)) : line.width
            if isLast { line.range = range.lowerBound..<paragraph.whole.upperBound }
            guard append(line, style, room) else {
                truncateLastLine(before: number == 0 ? nil : shaped)
                return false
            }
        }
        return true
    }

    private mutating func makeLine(_ paragraph: ShapedParagraph, _ range: Range<Int>, _ room: Double, isLast: Bool) -> TextLine {
        let shaper = LineShaper(paragraph, range)
        if case .truncated(let truncation) = paragraph.style.wrapping,
            let line = truncated(paragraph, range, room, truncation, isForced: false)
        {
            isTruncated = true
            return line
        }
        let isFilled = paragraph.style.alignment == .justified && !isLast && room.isFinite
        var line = shaper.line(filling: isFilled ? room : nil)
        if range.isEmpty { line.measure(text.style(at: range.lowerBound).font) }
        return line
    }

    /// Positions a line below the previous ones; returns false when it does not fit.
    private mutating func append(_ line: TextLine, _ style: ParagraphStyle, _ room: Indents) -> Bool {
        var line = line
        let natural = line.height
        let top = lines.isEmpty ? 0 : y
        line.top = top
        line.height = style.lineHeight(natural)
        // The first line is always kept. The 0.001 points absorb rounding.
        guard lines.isEmpty || (lines.count < limits.lineCount && line.bottom <= limits.height + 0.001) else { return false }
        // The height that the paragraph style adds is placed above the glyphs, as in TextKit.
        line.origin.y = top + line.height - natural + line.ascent
        lines.append(line)
        styles.append(style)
        indents.append(room)
        y = line.bottom + style.lineSpacing
        return true
    }

    /// Replaces the last line by a line with an ellipsis, because further text does not fit.
    ///
    /// - Parameter paragraph: The paragraph that the last line shares with the omitted text; nil when only later paragraphs were omitted.
    private mutating func truncateLastLine(before paragraph: ShapedParagraph?) {
        isTruncated = true
        guard let truncation = limits.truncation, let last = lines.last, let style = styles.last, let room = indents.last?.room else { return }
        // The paragraph of the last line. An empty last paragraph contains no index, so the start is compared too.
        let content = text.split.first { $0.whole.contains(last.range.lowerBound) || $0.content.lowerBound == last.range.lowerBound }?.content
        guard let content else { return }
        let shaped = paragraph ?? ShapedParagraph(text, content, style, fallback)
        let rest = last.range.lowerBound..<content.upperBound
        guard var line = truncated(shaped, rest, room, truncation, isForced: true) else { return }
        line.measuredWidth = line.width
        line.top = last.top
        line.height = last.height
        line.origin = last.origin
        line.range = last.range.lowerBound..<text.units.count
        lines[lines.count - 1] = line
    }

    /// Returns a line shortened by an ellipsis; nil when the text fits without one.
    private func truncated(
        _ paragraph: ShapedParagraph, _ range: Range<Int>, _ room: Double, _ truncation: Truncation, isForced: Bool
    ) -> TextLine? {
        let truncator = Truncator(paragraph: paragraph, width: room) { index in
            paragraph.ellipsis(at: index, fallback).glyphs.reduce(0) { $0 + $1.advance }
        }
        guard let parts = truncator.parts(of: range, truncation, isForced: isForced) else { return nil }
        // The ellipsis takes the style of the character before it, or at the beginning of the line the style of the character after it.
        let place = parts.before.isEmpty ? parts.after.lowerBound : parts.before.upperBound - 1
        let ellipsis = paragraph.ellipsis(at: min(place, max(range.lowerBound, range.upperBound - 1)), fallback)
        return LineShaper(paragraph, range).line(before: parts.before, after: parts.after, ellipsis: ellipsis)
    }

    /// Aligns every line horizontally.
    ///
    /// All lines must exist, because the width of the widest line replaces an infinite width limit.
    private mutating func align() {
        let width = limits.width.isFinite ? limits.width : size.width
        for index in lines.indices {
            let spare = width - indents[index].leading - indents[index].trailing - lines[index].width
            let isRightToLeft = lines[index].isRightToLeft
            let left = isRightToLeft ? indents[index].trailing : indents[index].leading
            switch styles[index].alignment {
            case .left: lines[index].origin.x = left
            case .center: lines[index].origin.x = left + spare / 2
            case .right: lines[index].origin.x = left + spare
            case .natural, .justified: lines[index].origin.x = left + (isRightToLeft ? spare : 0)
            }
        }
    }
}

/// The space that a paragraph style reserves at both sides of a line, in points.
private struct Indents {
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

extension TextLine {
    /// Sets the metrics of a line without characters to those of a font.
    fileprivate mutating func measure(_ font: Font) {
        ascent = font.ascent
        descent = font.descent
        height = font.lineHeight
    }
}
