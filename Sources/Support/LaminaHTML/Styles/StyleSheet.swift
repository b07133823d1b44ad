/// The rules of a document's `style` elements.
struct StyleSheet {
    private struct Rule {
        let selector: StyleSelector
        let declarations: StyleDeclarations
    }

    private var rules: [Rule] = []

    /// Adds the rules of a text; comments and rules for media and fonts are left out.
    mutating func add(_ text: String) {
        var rest = text.replacing(/\/\*[\s\S]*?\*\/|<!--|-->/, with: "")[...]
        while let open = rest.firstIndex(of: "{") {
            let head = rest[..<open].trimmed
            guard let close = Self.end(of: rest[open...]) else { return }
            let body = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            guard !head.hasPrefix("@") else { continue }
            let declarations = StyleDeclarations(body)
            for part in head.split(separator: ",") {
                if let selector = StyleSelector(part) { rules.append(Rule(selector: selector, declarations: declarations)) }
            }
        }
        // The sort is stable, so the later of two rules with equal specificity follows.
        rules.sort { $0.selector.specificity < $1.selector.specificity }
    }

    /// Returns the declarations for the last element of a path from the root.
    func declarations(for path: [HTMLElement]) -> StyleDeclarations {
        rules.reduce(into: StyleDeclarations("")) { result, rule in
            if rule.selector.matches(path) { result.merge(rule.declarations) }
        }
    }

    /// Returns the position of the brace that closes the first one.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
