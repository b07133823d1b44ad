/// An error of the compiler.
package struct CompilerMessage: Hashable, Sendable {
    package let path: String
    package let line: Int
    package let text: String

    /// Returns the errors in the output of the compiler, each once.
    package static func errors(in output: String) -> [CompilerMessage] {
        var seen = Set<CompilerMessage>()
        return output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let match = line.wholeMatch(of: /([^\s].*?):(\d+):\d+: (?:fatal )?error: (.*)/) else {
                guard let plain = line.wholeMatch(of: /<unknown>:0: error: (.*)/) else { return nil }
                return CompilerMessage(path: "", line: 0, text: String(plain.1))
            }
            // Names of diagnostic groups stand in brackets after the message.
            let text = String(match.3).replacing(/\s\[#\w+\]$/, with: "").trimmingPrefix { $0 == " " }
            return CompilerMessage(path: String(match.1), line: Int(match.2) ?? 0, text: String(text))
        }.filter { seen.insert($0).inserted }
    }

    /// The name that stands for the overridden member, which the message does not name.
    static let override = "override"

    /// Returns the name that the error is about; nil for an error that only follows from another one.
    package func missingName() -> String? {
        if let match = text.firstMatch(of: /no such module '(\w+)'/) { return String(match.1) }
        if let match = text.firstMatch(of: /cannot find (?:type |operator )?'([^']+)' in scope/) { return String(match.1) }
        if let match = text.firstMatch(of: /(?:value of type|type) '([^']+)' has no (?:dynamic )?member '([^']+)'/) {
            return "\(TypeName(String(match.1)).plain).\(match.2)"
        }
        if let match = text.firstMatch(of: /unknown attribute '(\w+)'/) { return "@\(match.1)" }
        if let match = text.firstMatch(of: /'(\w+)' is not a member type of \w+ '([^']+)'/) { return "\(match.2).\(match.1)" }
        if text.contains("does not override any") { return Self.override }
        return Self.consequences.contains { text.contains($0) } ? nil : "misc: \(text)"
    }

    /// Errors that the absence of a name elsewhere causes.
    private static let consequences = [
        "cannot infer", "requires a contextual type", "cannot be resolved without a contextual type", "could not be inferred",
        "cannot be used in class", "type-check this expression", "allowing deserialization of invalid",
    ]
}
