/// A text with the look of its characters and paragraphs.
///
/// Places in it are counted in UTF-16 units, as `NSString` counts them.
package struct StyledText: Sendable, Hashable {
    /// Neighbouring characters of one look.
    package struct Run: Sendable, Hashable {
        package var range: Range<Int>
        package var style: TextStyle
    }

    /// Neighbouring characters of one paragraph style.
    package struct ParagraphRun: Sendable, Hashable {
        package var range: Range<Int>
        package var style: ParagraphStyle
    }

    package private(set) var units: [UInt16] = []
    /// In order, without gaps.
    package private(set) var runs: [Run] = []
    /// In order, without gaps.
    package private(set) var paragraphs: [ParagraphRun] = []
    /// How text without any character would look: it decides how high an empty text is.
    package var emptyStyle: TextStyle
    package var emptyParagraph: ParagraphStyle

    /// A text without characters.
    package init(emptyStyle: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.emptyStyle = emptyStyle
        emptyParagraph = paragraph
    }

    /// A text of one look.
    package init(_ text: String, _ style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(emptyStyle: style, paragraph: paragraph)
        append(text.utf16, style, paragraph: paragraph)
    }

    /// Adds characters at the end; a paragraph takes the style of its first character.
    package mutating func append(_ units: some Sequence<UInt16>, _ style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
        let start = self.units.count
        self.units.append(contentsOf: units)
        let range = start..<self.units.count
        guard !range.isEmpty else { return }
        if let last = runs.last, last.style == style {
            runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            runs.append(Run(range: range, style: style))
        }
        if let last = paragraphs.last, last.style == paragraph {
            paragraphs[paragraphs.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            paragraphs.append(ParagraphRun(range: range, style: paragraph))
        }
    }

    package var string: String { String(decoding: units, as: UTF16.self) }

    /// The look at a place; behind the end that of the last character.
    package func style(at index: Int) -> TextStyle {
        runs.last { $0.range.lowerBound <= index }?.style ?? emptyStyle
    }

    /// The paragraph style at a place; behind the end that of the last paragraph.
    package func paragraphStyle(at index: Int) -> ParagraphStyle {
        paragraphs.last { $0.range.lowerBound <= index }?.style ?? emptyParagraph
    }
}

extension StyledText {
    /// A paragraph: what it shows, and what ends it.
    struct Paragraph: Hashable {
        var content: Range<Int>
        /// The content and the separator after it.
        var whole: Range<Int>
    }

    /// The paragraphs in order; at least one, and an empty one at the end when the text ends with a separator.
    var split: [Paragraph] {
        var result: [Paragraph] = []
        var start = 0
        var index = 0
        while index < units.count {
            let length = separatorLength(at: index)
            index += max(1, length)
            guard length > 0 else { continue }
            result.append(Paragraph(content: start..<index - length, whole: start..<index))
            start = index
        }
        result.append(Paragraph(content: start..<units.count, whole: start..<units.count))
        return result
    }

    /// How many units separate paragraphs here; 0 for an ordinary character.
    private func separatorLength(at index: Int) -> Int {
        switch units[index] {
        case 0x0D: index + 1 < units.count && units[index + 1] == 0x0A ? 2 : 1
        // New line, next line, line separator and paragraph separator.
        case 0x0A, 0x85, 0x2028, 0x2029: 1
        default: 0
        }
    }
}
