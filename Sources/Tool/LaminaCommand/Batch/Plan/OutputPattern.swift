/// The pattern of a batch's paths, such as `out/{name}.mp4`: each row's values replace the names in braces, its number replaces `{row}`.
struct OutputPattern: Hashable {
    private enum Part: Hashable {
        case text(String)
        case column(String)
    }

    private let parts: [Part]
    private let text: String

    /// The column that stands for the row's number, from 1.
    static let rowColumn = "row"

    /// - Throws: `.badPattern` when a brace has no partner, or nothing stands between two.
    init(_ text: String) throws(BatchError) {
        self.text = text
        var (parts, rest) = ([Part](), text[...])
        while let open = rest.firstIndex(where: { "{}".contains($0) }) {
            let after = rest[rest.index(after: open)...]
            guard rest[open] == "{", let close = after.firstIndex(where: { "{}".contains($0) }), after[close] == "}", close > after.startIndex else {
                throw .badPattern(text)
            }
            parts += [.text(String(rest[..<open])), .column(String(after[..<close]))]
            rest = after[after.index(after: close)...]
        }
        self.parts = parts + [.text(String(rest))]
    }

    /// The names in braces.
    var columns: Set<String> {
        Set(parts.compactMap { if case .column(let name) = $0 { name } else { nil } })
    }

    /// The folder that contains all outputs: the part of the pattern before the first component with a brace.
    var folder: String {
        let components = text.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = components.dropLast().prefix { !$0.contains("{") }
        return fixed.isEmpty ? "." : fixed == [""] ? "/" : fixed.joined(separator: "/")
    }

    /// Returns the path of a row.
    ///
    /// - Parameter value: Returns the value of a column.
    func path(_ value: (String) throws -> String) rethrows -> String {
        try parts.map { part in
            switch part {
            case .text(let text): text
            case .column(let name): try value(name)
            }
        }.joined()
    }

    /// Returns the reason why a value cannot be part of a path; nil when it can.
    ///
    /// A `%` in the last component would make the output a numbered sequence.
    static func obstacle(to value: String) -> String? {
        if value.isEmpty { return "the path needs a value" }
        if value == "." || value == ".." { return "“\(value)” is not a file's name" }
        guard let unfit = value.unicodeScalars.first(where: { "/%".unicodeScalars.contains($0) || $0.value < 32 }) else { return nil }
        return unfit.value < 32 ? "a control character cannot be part of a file's name" : "“\(unfit)” cannot be part of a file's name"
    }
}
