/// The names that the compiler's errors are about, without those that only follow from others.
package struct MissingNames {
    /// The texts of the files by path.
    private let texts: [String: String]
    /// The superclass, or first protocol, of each class in the files.
    private let superclasses: [String: String]

    package init(texts: [String: String]) {
        self.texts = texts
        var superclasses: [String: String] = [:]
        for text in texts.values {
            for match in text.matches(of: /class\s+(\w+)(?:<[^>]*>)?\s*:\s*(\w+)/) { superclasses[String(match.1)] = String(match.2) }
        }
        self.superclasses = superclasses
    }

    /// Returns the missing names of some errors.
    ///
    /// A member that a class of the source lacks is its superclass's; it only follows when the superclass itself is missing.
    package func names(of errors: [CompilerMessage]) -> Set<String> {
        let found = errors.map { ($0, $0.missingName()) }
        let types = Set(found.compactMap(\.1).filter { !$0.contains(".") })
        let names = found.compactMap { message, name in name.flatMap { origin(of: $0, message, missing: types) } }
        guard names.isEmpty, let first = errors.first else { return Set(names) }
        // Errors that only follow from others count when there are no others.
        return ["misc: \(first.text)"]
    }

    private func origin(of name: String, _ message: CompilerMessage, missing: Set<String>) -> String? {
        if name.hasPrefix("$") { return nil }
        if name == CompilerMessage.override { return overridden(message, missing) }
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, !name.hasPrefix("misc:"), let top = topSuperclass(parts[0]) else { return name }
        return missing.contains(top) ? nil : "\(top).\(parts[1])"
    }

    /// The member that a declaration overrides, by the line of the error.
    private func overridden(_ message: CompilerMessage, _ missing: Set<String>) -> String? {
        let lines = texts[message.path]?.split(separator: "\n", omittingEmptySubsequences: false).prefix(message.line) ?? []
        guard let line = lines.last, let match = line.firstMatch(of: /(?:func|var|subscript|init)\s*(\w*)/) else { return nil }
        let member = match.1.isEmpty ? "init" : String(match.1)
        let head = lines.last { $0.contains(/^\s*(?:\w+\s+|@\w+\s+)*(?:class|extension)\s+(?!var|func|let|subscript)\w+/) }
        guard let name = head?.firstMatch(of: /(?:class|extension)\s+(?!var|func|let|subscript)(\w+)/).map({ String($0.1) }) else {
            return "override \(member)"
        }
        let top = topSuperclass(name) ?? name
        return missing.contains(top) ? nil : "\(top).\(member)"
    }

    /// The first superclass that the source does not declare; nil for other types.
    private func topSuperclass(_ name: String) -> String? {
        var (current, steps) = (name, 0)
        while let next = superclasses[current], steps < 20 { (current, steps) = (next, steps + 1) }
        return steps == 0 ? nil : current
    }
}
