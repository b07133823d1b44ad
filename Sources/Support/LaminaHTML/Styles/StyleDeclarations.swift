/// The declarations of a style sheet's rule or of an attribute `style`: values by property, both as written, properties in lower case.
struct StyleDeclarations {
    private(set) var values: [String: String] = [:]

    init(_ text: Substring) {
        for part in text.splitOutsideQuotes(at: ";") {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let value = part[part.index(after: colon)...].split(separator: "!important")
            add(part[..<colon].trimmed.lowercased(), (value.first ?? "").trimmed)
        }
    }

    mutating func merge(_ other: StyleDeclarations) { values.merge(other.values) { $1 } }

    /// Adds a declaration; `font` and `background` stand for several.
    private mutating func add(_ property: String, _ value: String) {
        switch property {
        case "font": addFont(value)
        case "background": values["background-color"] = value
        default: values[property] = value
        }
    }

    /// Adds the parts of `italic bold 12px/1.5 Helvetica, serif`.
    private mutating func addFont(_ value: String) {
        let words = value.split(separator: " ")
        guard let size = words.firstIndex(where: { $0.first?.isNumber == true && $0.contains(/[a-z%]/) }) else { return }
        for word in words[..<size] {
            if ["italic", "oblique"].contains(word) { values["font-style"] = String(word) }
            if ["bold", "bolder"].contains(word) || Int(word) != nil { values["font-weight"] = String(word) }
        }
        let parts = words[size].split(separator: "/")
        values["font-size"] = String(parts[0])
        if parts.count > 1 { values["line-height"] = String(parts[1]) }
        if size + 1 < words.count { values["font-family"] = words[(size + 1)...].joined(separator: " ") }
    }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    var trimmed: String {
        let start = drop(while: \.isHTMLSpace)
        return String(start[..<(start.lastIndex { !$0.isHTMLSpace }.map { start.index(after: $0) } ?? start.startIndex)])
    }

    /// The parts between a separator that stands outside of quotation marks and parentheses.
    func splitOutsideQuotes(at separator: Character) -> [String] {
        var parts = [""]
        var quote: Character?
        var depth = 0
        for character in self {
            if character == separator, quote == nil, depth == 0 {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else {
                depth += character == "(" ? 1 : character == ")" ? -Swift.min(depth, 1) : 0
            }
        }
        return parts
    }
}
