/// A tag of the two small XML files that Xcode writes beside projects, of workspaces and of playgrounds.
///
/// They have tags and attributes and no text, so a parser of XML, which on Linux is a library of its own, would be too much.
struct MarkupTag {
    let name: Substring
    let attributes: [Substring: String]
    /// True for `</Group>`.
    let isEnd: Bool
    /// True for `<FileRef/>`.
    let isEmpty: Bool

    /// The tags of a text, in order; text that is no tag is passed over.
    static func all(in text: String) -> [MarkupTag] {
        var tags: [MarkupTag] = []
        var rest = text[...]
        while let opening = rest.firstIndex(of: "<") {
            rest = rest[opening...].dropFirst()
            guard let closing = end(of: rest) else { return tags }
            if let tag = MarkupTag(rest[..<closing]) { tags.append(tag) }
            rest = rest[closing...].dropFirst()
        }
        return tags
    }

    /// The index of the next `>` outside of quotation marks.
    private static func end(of text: Substring) -> Substring.Index? {
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                return index
            }
        }
        return nil
    }

    private init?(_ text: Substring) {
        isEnd = text.first == "/"
        isEmpty = text.last == "/"
        let body = isEnd ? text.dropFirst() : text
        name = body.prefix { !$0.isWhitespace && $0 != "/" }
        guard let first = name.first, first.isLetter else { return nil }
        attributes = Self.attributes(body.dropFirst(name.count))
    }

    private static func attributes(_ text: Substring) -> [Substring: String] {
        var found: [Substring: String] = [:]
        var rest = text
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].trimmingSpaces
            rest = rest[equals...].dropFirst().drop(while: \.isWhitespace)
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return found }
            let value = rest.dropFirst().prefix { $0 != quote }
            found[name] = unescaped(value)
            rest = rest[value.endIndex...].dropFirst()
        }
        return found
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = String(text)
        for (entity, character) in [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
            result = result.split(separator: entity, omittingEmptySubsequences: false).joined(separator: character)
        }
        return result
    }
}
