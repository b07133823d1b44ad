/// A text with the styles of its characters and paragraphs.
///
/// Indices count UTF-16 units, as in `NSString`.
package struct StyledText: Sendable, Hashable {
    /// Consecutive characters with the same style.
    package struct Run: Sendable, Hashable {
        package var range: Range<Int>
        package var style: TextStyle
    }

    /// Consecutive characters with the same paragraph style.
    package struct ParagraphRun: Sendable, Hashable {
        package var range: Range<Int>
        package var style: ParagraphStyle
    }

    package private(set) var units: [UInt16] = []
    /// The character styles, in text order without gaps.
    package private(set) var runs: [Run] = []
    /// The paragraph styles, in text order without gaps.
    package private(set) var paragraphs: [ParagraphRun] = []
    /// The style that determines the height of an empty text.
    package var emptyStyle: TextStyle
    package var emptyParagraph: ParagraphStyle

    /// Creates a text without characters.
    package init(emptyStyle: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.emptyStyle = emptyStyle
        emptyParagraph = paragraph
    }

    /// Creates a text with one style.
    package init(_ text: String, _ style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(emptyStyle: style, paragraph: paragraph)
        append(text.utf16, style, paragraph: paragraph)
    }

    /// Appends characters.
    ///
    /// A paragraph takes the paragraph style of its first character.
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

    /// Returns the style of the character at an index; at the end, the style of the last character.
    package func style(at index: Int) -> TextStyle {
        runs.last { $0.range.lowerBound <= index }?.style ?? emptyStyle
    }

    /// Returns the paragraph style at an index; at the end, the style of the last paragraph.
    package func paragraphStyle(at index: Int) -> ParagraphStyle {
        paragraphs.last { $0.range.lowerBound <= index }?.style ?? emptyParagraph
    }
}

extension StyledText {
    /// The extent of a paragraph in the text.
    struct Paragraph: Hashable {
        /// The characters without the separator at the end.
        var content: Range<Int>
        /// The content and the separator after it.
        var whole: Range<Int>
    }

    /// The paragraphs in order; at least one, and an empty last one when the text ends with a separator.
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

    /// Returns the number of units of the paragraph separator at an index; 0 when there is none, 2 for CR LF.
    private func separatorLength(at index: Int) -> Int {
        switch units[index] {
        case 0x0D: index + 1 < units.count && units[index + 1] == 0x0A ? 2 : 1
        // Line feed, next line, line separator and paragraph separator.
        case 0x0A, 0x85, 0x2028, 0x2029: 1
        default: 0
        }
    }
}
