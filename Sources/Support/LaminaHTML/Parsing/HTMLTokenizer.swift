/// Splits the text of an HTML document into tags and text; comments and declarations are left out.
///
/// No text is an error: as in browsers, a `<` without a name is text, and a tag without an end reaches to the end of the document.
struct HTMLTokenizer: Sequence, IteratorProtocol {
    private var rest: Substring
    /// The element whose content is text up to its end tag, whatever it contains; nil outside.
    private var rawElement: String?

    init(_ text: String) { rest = text[...] }

    mutating func next() -> HTMLToken? {
        if let name = rawElement {
            rawElement = nil
            let text = takeRawText(of: name)
            if !text.isEmpty { return .text(text) }
        }
        while !rest.isEmpty {
            guard rest.first == "<" else { return .text(CharacterReferences.replaced(in: take(upTo: "<"))) }
            if skipDeclaration() { continue }
            if let tag = takeTag() { return tag }
            rest.removeFirst()
            return .text("<" + CharacterReferences.replaced(in: take(upTo: "<")))
        }
        return nil
    }

    // MARK: Text

    private mutating func take(upTo end: Character) -> Substring {
        let stop = rest.firstIndex(of: end) ?? rest.endIndex
        defer { rest = rest[stop...] }
        return rest[..<stop]
    }

    private mutating func takeRawText(of name: String) -> String {
        var text = ""
        while !rest.isEmpty {
            text += take(upTo: "<")
            if rest.dropFirst().first == "/", rest.dropFirst(2).prefix(name.count).lowercased() == name { break }
            if let character = rest.popFirst() { text.append(character) }
        }
        return text
    }

    /// Skips a comment, a document type or a processing instruction.
    private mutating func skipDeclaration() -> Bool {
        if rest.hasPrefix("<!--") {
            rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
            _ = take(upTo: ">")
            rest = rest.dropFirst()
        } else {
            return false
        }
        return true
    }

    // MARK: Tags

    /// Takes a tag; nil, with nothing taken, when no name follows the `<`.
    private mutating func takeTag() -> HTMLToken? {
        let isEnd = rest.dropFirst().first == "/"
        let start = rest.dropFirst(isEnd ? 2 : 1)
        guard start.first?.isASCII == true, start.first?.isLetter == true else { return nil }
        rest = start
        let name = takeName()
        let attributes = takeAttributes()
        guard !isEnd else { return .end(name: name) }
        if Self.rawElements.contains(name) { rawElement = name }
        return .start(name: name, attributes: attributes)
    }

    private mutating func takeName() -> String {
        let name = rest.prefix { !$0.isHTMLSpace && !"/>=".contains($0) }
        rest = rest[name.endIndex...]
        return name.lowercased()
    }

    /// Takes the attributes and the end of a tag; the first attribute of a name counts.
    private mutating func takeAttributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            rest = rest.drop { $0.isHTMLSpace || $0 == "/" }
            guard let first = rest.first, first != ">" else { break }
            // An equals sign without a name is skipped, so that the loop goes on.
            if first == "=" { rest.removeFirst() }
            let name = takeName()
            rest = rest.drop(while: \.isHTMLSpace)
            var value = ""
            if rest.first == "=" {
                rest = rest.dropFirst().drop(while: \.isHTMLSpace)
                value = takeValue()
            }
            if !name.isEmpty, attributes[name] == nil { attributes[name] = value }
        }
        rest = rest.dropFirst()
        return attributes
    }

    private mutating func takeValue() -> String {
        if let quote = rest.first, quote == "\"" || quote == "'" {
            rest.removeFirst()
            let value = take(upTo: quote)
            rest = rest.dropFirst()
            return CharacterReferences.replaced(in: value)
        }
        let value = rest.prefix { !$0.isHTMLSpace && $0 != ">" }
        rest = rest[value.endIndex...]
        return CharacterReferences.replaced(in: value)
    }

    private static let rawElements: Set = ["script", "style", "title", "textarea", "xmp"]
}

extension Character {
    /// True for the spaces that HTML collapses; a no-break space is none of them.
    var isHTMLSpace: Bool { [" ", "\n", "\t", "\r", "\r\n", "\u{0C}"].contains(self) }
}
