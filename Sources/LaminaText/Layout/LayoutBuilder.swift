import LaminaPrimitives

/// Makes the lines of a layout, from top to bottom.
struct LayoutBuilder {
    private let text: StyledText
    private let limits: TextLimits
    private let fallback: FontFallback
    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    /// The paragraph style of each line.
    private var styles: [ParagraphStyle] = []
    /// What each line keeps free at its sides.
    private var indents: [Indents] = []
    /// Where the next line begins.
    private var y = 0.0

    init(_ text: StyledText, _ limits: TextLimits, _ fallback: FontFallback) {
        self.text = text
        self.limits = limits
        self.fallback = fallback
    }

    /// How wide the widest line is, and where the last one ends.
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

    /// Adds a paragraph's lines.
    ///
    /// - Returns: False when there was no room for all.
    private mutating func add(_ paragraph: StyledText.Paragraph, _ style: ParagraphStyle) -> Bool {
        let shaped = ShapedParagraph(text, paragraph.content, style, fallback)
        let first = Indents(style, isFirst: true, limits.width)
        let other = Indents(style, isFirst: false, limits.width)
        let ranges = LineBreaker(paragraph: shaped, firstWidth: first.room, width: other.room).lines()
        for (number, range) in ranges.enumerated() {
            let room = number == 0 ? first : other
            let isLast = number == ranges.count - 1
            var line = makeLine(shaped, range, room.room, isLast: isLast)
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

    /// Sets a line below the others, if there is room for it.
    private mutating func append(_ line: TextLine, _ style: ParagraphStyle, _ room: Indents) -> Bool {
        var line = line
        let natural = line.height
        let top = lines.isEmpty ? 0 : y
        line.top = top
        line.height = style.lineHeight(natural)
        guard lines.isEmpty || (lines.count < limits.lineCount && line.bottom <= limits.height + 0.001) else { return false }
        // Additional height stands above the letters, as in TextKit.
        line.origin.y = top + line.height - natural + line.ascent
        lines.append(line)
        styles.append(style)
        indents.append(room)
        y = line.bottom + style.lineSpacing
        return true
    }

    /// Shows at the end of the last line that more would follow.
    ///
    /// - Parameter paragraph: The one that the last line and what was left out belong to; nil when the next one was left out.
    private mutating func truncateLastLine(before paragraph: ShapedParagraph?) {
        isTruncated = true
        guard let truncation = limits.truncation, let last = lines.last, let style = styles.last, let room = indents.last?.room else { return }
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

    /// A line with an ellipsis; nil when it needs none.
    private func truncated(
        _ paragraph: ShapedParagraph, _ range: Range<Int>, _ room: Double, _ truncation: Truncation, isForced: Bool
    ) -> TextLine? {
        let truncator = Truncator(paragraph: paragraph, width: room) { index in
            paragraph.ellipsis(at: index, fallback).glyphs.reduce(0) { $0 + $1.advance }
        }
        guard let parts = truncator.parts(of: range, truncation, isForced: isForced) else { return nil }
        // The ellipsis looks like what it follows, or at the beginning like what it precedes.
        let place = parts.before.isEmpty ? parts.after.lowerBound : parts.before.upperBound - 1
        let ellipsis = paragraph.ellipsis(at: min(place, max(range.lowerBound, range.upperBound - 1)), fallback)
        return LineShaper(paragraph, range).line(before: parts.before, after: parts.after, ellipsis: ellipsis)
    }

    /// Moves every line to its place between the sides, which are known last when the room is endless.
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

/// What a paragraph style keeps free at both sides of a line.
private struct Indents {
    /// At the side where writing begins.
    var leading: Double
    /// At the other side.
    var trailing: Double
    /// What is left for glyphs.
    var room: Double

    init(_ style: ParagraphStyle, isFirst: Bool, _ width: Double) {
        leading = isFirst ? style.firstLineIndent : style.headIndent
        if style.tailIndent > 0 {
            // Counted from the beginning: a width that ends before the other side.
            trailing = width.isFinite ? max(0, width - style.tailIndent) : 0
            room = max(0, min(width, style.tailIndent) - leading)
        } else {
            trailing = -style.tailIndent
            room = max(0, width - leading - trailing)
        }
    }
}

extension TextLine {
    /// Takes the height of a line without characters from a font.
    fileprivate mutating func measure(_ font: Font) {
        ascent = font.ascent
        descent = font.descent
        height = font.lineHeight
    }
}
