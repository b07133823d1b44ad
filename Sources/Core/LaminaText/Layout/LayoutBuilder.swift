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
    /// The indents of each line at its start and its end, in points.
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
            var line = shaped.line(range, room: room.room, fallback)
            if line.isTruncated { isTruncated = true }
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

    /// Positions a line below the previous ones; returns false when it does not fit.
    private mutating func append(_ line: TextLine, _ style: ParagraphStyle, _ room: Indents) -> Bool {
        var line = line
        let top = lines.isEmpty ? 0 : y
        let baseline = style.baseline(of: line)
        line.top = top
        line.height = style.lineHeight(line.height)
        // The first line is always kept. The 0.001 points absorb rounding.
        guard lines.isEmpty || (lines.count < limits.lineCount && line.bottom <= limits.height + 0.001) else { return false }
        line.origin.y = top + baseline
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
        guard var line = shaped.truncatedLine(rest, room: room, truncation, isForced: true, fallback) else { return }
        line.measuredWidth = line.width
        line.top = last.top
        line.height = last.height
        line.origin = last.origin
        line.range = last.range.lowerBound..<text.units.count
        lines[lines.count - 1] = line
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
