/// Text that is written piece by piece, with the spaces of HTML: several are one, and those at the ends of lines disappear.
struct CollapsedText {
    private(set) var runs: [HTMLRun] = []
    private var isAtLineStart = true
    /// The style of a space that is written before the next word.
    private var pendingSpace: HTMLStyle?

    /// Adds text with its spaces collapsed, unless the style preserves them.
    mutating func add(_ string: String, in style: HTMLStyle) {
        guard !style.preservesSpaces else {
            append(string.replacing("\r\n", with: "\n"), in: style)
            isAtLineStart = string.last?.isNewline ?? isAtLineStart
            return
        }
        var rest = string[...]
        while !rest.isEmpty {
            let spaces = rest.prefix(while: \.isHTMLSpace)
            if !spaces.isEmpty, !isAtLineStart, pendingSpace == nil { pendingSpace = style }
            rest = rest[spaces.endIndex...]
            let word = rest.prefix { !$0.isHTMLSpace }
            guard !word.isEmpty else { return }
            writeSpace()
            append(String(word), in: style)
            isAtLineStart = false
            rest = rest[word.endIndex...]
        }
    }

    /// Adds the mark of a list's item, whose spaces stay.
    mutating func addMark(_ mark: String, in style: HTMLStyle) {
        append(mark, in: style)
        isAtLineStart = true
        hasMark = true
    }
    private var hasMark = false

    /// Ends the line, unless nothing is on it.
    mutating func endLine(in style: HTMLStyle) {
        pendingSpace = nil
        guard !isAtLineStart || hasMark else { return }
        append("\n", in: style)
        (isAtLineStart, hasMark) = (true, false)
    }

    /// Adds a line break.
    mutating func breakLine(isInParagraph: Bool, in style: HTMLStyle) {
        pendingSpace = nil
        append(isInParagraph ? "\u{2028}" : "\n", in: style)
        isAtLineStart = true
        // A block that begins after the break needs no line of its own.
        hasMark = isInParagraph
    }

    private mutating func writeSpace() {
        guard let style = pendingSpace else { return }
        pendingSpace = nil
        append(" ", in: style)
    }

    private mutating func append(_ string: String, in style: HTMLStyle) {
        guard !string.isEmpty else { return }
        if runs.last?.style == style {
            runs[runs.count - 1].text += string
        } else {
            runs.append(HTMLRun(text: string, style: style))
        }
    }
}
