/// A paragraph of a comment, or an item such as `- Returns:` in one.
struct CommentParagraph {
    /// The number of its first line in the file, counted from 1.
    let line: Int
    /// The text after the slashes and after an item's label, up to the end of the first line.
    let opening: Substring

    /// The interrogative words that leave a sentence without a subject when it begins with them.
    private static let interrogatives: Set<Substring> = [
        "What", "Whatever", "Where", "Wherever", "How", "However", "Who", "Whoever", "Whose", "Whom", "When", "Whenever", "Whether", "Which",
        "Whichever",
    ]

    var beginsWithInterrogative: Bool { Self.interrogatives.contains(opening.prefix { $0.isLetter }) }

    /// All paragraphs in the comments of a Swift or C source, in order.
    ///
    /// A paragraph begins after a line of code, after an empty comment line, and at each list item.
    static func all(in text: String) -> [CommentParagraph] {
        var paragraphs: [CommentParagraph] = []
        var isInside = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let comment = comment(in: line) else {
                isInside = false
                continue
            }
            let item = label(of: comment.text)
            if !isInside || item != nil || comment.followsCode {
                paragraphs.append(CommentParagraph(line: index + 1, opening: item ?? comment.text))
            }
            isInside = !comment.text.isEmpty && !comment.followsCode
        }
        return paragraphs
    }

    /// The text behind the slashes or the star of a comment, if the line has one.
    private static func comment(in line: Substring) -> (text: Substring, followsCode: Bool)? {
        let code = Repository.Source.code(of: line)
        let trimmed = code.drop { $0 == " " }
        if code.count < line.count {
            let text = line.dropFirst(code.count).drop { $0 == "/" }.drop { $0 == " " }
            return (text, !trimmed.isEmpty)
        }
        for opening in ["/**", "/*", "* "] where trimmed.hasPrefix(opening) {
            return (trimmed.dropFirst(opening.count).drop { $0 == " " }, false)
        }
        return trimmed == "*" ? ("", false) : nil
    }

    /// The text after the label of an item such as `- Parameter name:`; nil when the line is no item.
    private static func label(of text: Substring) -> Substring? {
        guard text.hasPrefix("- ") else { return nil }
        let item = text.dropFirst(2)
        guard let colon = item.firstIndex(of: ":"), item[..<colon].split(separator: " ").count <= 2 else { return item }
        return item[colon...].dropFirst().drop { $0 == " " }
    }
}
