/// Replaces `$(NAME)`, `${NAME}`, `$(NAME:modifier)` and `$(A_$(B))` in one value, with limits.
///
/// A file of 1 kB can describe a value of 2¹⁰⁰ bytes (`A = $(B)$(B); B = $(C)$(C); …`), so depth, replacements and length have limits.
struct SettingExpansion {
    let table: SettingTable
    let file: String
    /// The replacements and the bytes that they have made so far.
    private var replacements = 0
    private var bytes = 0

    private static let mostDepth = 64
    private static let mostReplacements = 10_000
    private static let mostBytes = 1 << 20

    /// A value that is being replaced: `$(inherited)` in it is the assignment below.
    private struct Origin {
        let name: String
        let index: Int
    }

    init(table: SettingTable, file: String) { (self.table, self.file) = (table, file) }

    mutating func value(of name: String) throws(ProjectError) -> String { try value(of: name, below: .max, depth: 0) }

    mutating func expanded(_ text: String) throws(ProjectError) -> String { try expand(text[...], origin: nil, depth: 0) }

    private mutating func value(of name: String, below limit: Int, depth: Int) throws(ProjectError) -> String {
        guard let (text, index) = table.value(of: name, below: limit) else { return "" }
        guard text.contains("$") else { return text }
        return try expand(text[...], origin: Origin(name: name, index: index), depth: depth + 1)
    }

    private mutating func expand(_ text: Substring, origin: Origin?, depth: Int) throws(ProjectError) -> String {
        guard depth < Self.mostDepth else { throw endless(origin, text) }
        var result = ""
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let opening = rest.first, opening == "(" || opening == "{" else {
                result += "$"
                continue
            }
            // Without its closing bracket the rest is no reference, and neither is any that begins in it.
            guard let closing = Self.closing(of: rest) else { return result + "$" + rest }
            let value = try reference(rest[..<closing].dropFirst(), origin: origin, depth: depth)
            replacements += 1
            bytes += value.utf8.count
            guard replacements < Self.mostReplacements, bytes < Self.mostBytes else { throw endless(origin, text) }
            result += value
            rest = rest[closing...].dropFirst()
        }
        return result + rest
    }

    /// Returns the value of the text between the brackets of a reference.
    private mutating func reference(_ text: Substring, origin: Origin?, depth: Int) throws(ProjectError) -> String {
        let parts = try expand(text, origin: origin, depth: depth + 1).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first else { return "" }
        var value: String
        if let origin, name == "inherited" || name == origin.name {
            value = try self.value(of: origin.name, below: origin.index, depth: depth)
        } else {
            value = try self.value(of: name, below: .max, depth: depth)
        }
        for modifier in parts.dropFirst() { value = SettingModifier.apply(modifier, to: value) }
        return value
    }

    /// The index of the bracket that closes the one with which a text begins.
    private static func closing(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "{": depth += 1
            case ")", "}":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    private func endless(_ origin: Origin?, _ text: Substring) -> ProjectError {
        .endlessSetting(file: file, setting: origin?.name ?? String(text))
    }
}
