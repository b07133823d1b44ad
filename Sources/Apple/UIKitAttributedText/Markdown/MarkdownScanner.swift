import Foundation

/// Divides a paragraph of Markdown into pieces of one meaning each.
///
/// - Source: CommonMark 0.30, chapter 6, without HTML, references and entities; two tildes mark deleted text, as on GitHub.
struct MarkdownScanner {
    private let characters: [Character]
    private let keepsLines: Bool
    private var index = 0
    private var pieces: [MarkdownPiece] = []

    /// - Parameter keepsLines: True when line breaks of the source stay; false when they become spaces.
    init(_ text: String, keepsLines: Bool) {
        characters = Array(text)
        self.keepsLines = keepsLines
    }

    /// The pieces of the text.
    static func pieces(of text: String, keepsLines: Bool) -> [MarkdownPiece] {
        var scanner = MarkdownScanner(text, keepsLines: keepsLines)
        while scanner.index < scanner.characters.count { scanner.step() }
        scanner.pieces.resolveEmphasis()
        return scanner.pieces.filter { !$0.text.isEmpty }
    }

    private mutating func step() {
        switch characters[index] {
        case "\\": escape()
        case "`": code()
        case "*", "_", "~": signs()
        case "[": if !link(from: index) { character() }
        case "!": if !picture() { character() }
        case "<": if !address() { character() }
        case let next where next.isNewline: lineBreak()
        default: character()
        }
    }

    private mutating func add(_ text: String) {
        if let last = pieces.last, last.signs == nil, last.intent.isEmpty, last.link == nil {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(MarkdownPiece(text: text))
        }
    }

    private mutating func character() {
        add(String(characters[index]))
        index += 1
    }

    /// A backslash takes the meaning from a punctuation mark.
    private mutating func escape() {
        index += 1
        let isMark = index < characters.count && characters[index].isASCII && (characters[index].isPunctuation || characters[index].isSymbol)
        if isMark { character() } else { add("\\") }
    }

    private mutating func lineBreak() {
        index += 1
        guard !keepsLines else { return add("\n") }
        // Two spaces before the end of a line keep its break.
        let isHard = pieces.last?.text.hasSuffix("  ") ?? false
        while let last = pieces.last?.text.last, last == " ", pieces.last?.signs == nil { pieces[pieces.count - 1].text.removeLast() }
        while index < characters.count, characters[index] == " " { index += 1 }
        add(isHard ? "\n" : " ")
    }

    /// The number of equal characters from an index on.
    private func length(of sign: Character, from start: Int) -> Int { characters[start...].prefix { $0 == sign }.count }

    private mutating func signs() {
        let (sign, start) = (characters[index], index)
        index += length(of: sign, from: start)
        let signs = MarkdownSigns(
            sign, count: index - start, before: start > 0 ? characters[start - 1] : nil, after: index < characters.count ? characters[index] : nil)
        pieces.append(MarkdownPiece(text: String(repeating: sign, count: index - start), signs: signs))
    }

    /// Reads a code span, whose opening and closing runs of grave accents have the same length.
    private mutating func code() {
        let count = length(of: "`", from: index)
        var end = index + count
        while end < characters.count {
            let found = length(of: "`", from: end)
            if found == count { break }
            end += max(1, found)
        }
        guard end < characters.count else {
            add(String(repeating: "`", count: count))
            return index += count
        }
        var text = String(characters[index + count..<end].map { $0.isNewline ? " " : $0 })
        if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) { text = String(text.dropFirst().dropLast()) }
        pieces.append(MarkdownPiece(text: text, intent: .code))
        index = end + count
    }

    // MARK: Links

    /// Reads an image, `![text](address)`, and keeps its text.
    private mutating func picture() -> Bool {
        guard index + 1 < characters.count, characters[index + 1] == "[", let parts = linkParts(from: index + 1) else { return false }
        add(Self.pieces(of: parts.text, keepsLines: keepsLines).map(\.text).joined())
        index = parts.end
        return true
    }

    /// Reads `[text](address "title")`.
    private mutating func link(from start: Int) -> Bool {
        guard let parts = linkParts(from: start) else { return false }
        for var piece in Self.pieces(of: parts.text, keepsLines: keepsLines) {
            (piece.link, piece.signs) = (parts.address, nil)
            pieces.append(piece)
        }
        index = parts.end
        return true
    }

    /// Reads `<https://example.com>` and `<ann@example.com>`.
    private mutating func address() -> Bool {
        guard let end = characters[index...].firstIndex(of: ">") else { return false }
        let text = String(characters[index + 1..<end])
        let isMail = text.contains("@") && !text.contains(":")
        let hasScheme = text.contains(":") && text.prefix { $0 != ":" }.count >= 2
        guard isMail || hasScheme, !text.contains(where: \.isWhitespace) else { return false }
        pieces.append(MarkdownPiece(text: text, link: isMail ? "mailto:" + text : text))
        index = end + 1
        return true
    }

    /// Returns the text and the address of a link at a bracket, and the index after it; nil without a link.
    private func linkParts(from start: Int) -> (text: String, address: String, end: Int)? {
        guard let close = partner(of: "[", "]", from: start), close + 1 < characters.count, characters[close + 1] == "(",
            let end = partner(of: "(", ")", from: close + 1)
        else { return nil }
        let inside = String(characters[close + 2..<end]).trimmingCharacters(in: .whitespacesAndNewlines)
        // A title in quotation marks may follow the address.
        let address = inside.split(maxSplits: 1) { $0.isWhitespace }.first.map(String.init) ?? ""
        let isBracketed = address.hasPrefix("<") && address.hasSuffix(">")
        return (String(characters[start + 1..<close]), isBracketed ? String(address.dropFirst().dropLast()) : address, end + 1)
    }

    /// Returns the index of the closing bracket that matches the opening bracket at `start`; nil without one.
    private func partner(of open: Character, _ close: Character, from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }
}
