/// Builds a tree from the tags and texts of an HTML document, in which end tags may be missing or out of order.
struct HTMLTreeBuilder {
    /// The open elements, the root first.
    private var open = [HTMLElement(name: "html")]

    /// Parses a document; the root has the name `html`.
    static func tree(of text: String) -> HTMLElement {
        var builder = HTMLTreeBuilder()
        for token in HTMLTokenizer(text) { builder.add(token) }
        builder.close(downTo: 1)
        return builder.open[0]
    }

    private mutating func add(_ token: HTMLToken) {
        switch token {
        case .text(let text): open[open.count - 1].children.append(.text(text))
        case .end(let name): closeLast(name)
        case .start(let name, let attributes):
            closeImplied(before: name)
            let element = HTMLElement(name: name, attributes: attributes)
            if Self.emptyElements.contains(name) || open.count >= Self.greatestDepth {
                open[open.count - 1].children.append(.element(element))
            } else {
                open.append(element)
            }
        }
    }

    /// Closes the last open element of a name, with the open elements inside it; does nothing when none is open.
    private mutating func closeLast(_ name: String) {
        guard let position = open.lastIndex(where: { $0.name == name }), position > 0 else { return }
        close(downTo: position)
    }

    private mutating func close(downTo count: Int) {
        while open.count > count, let last = open.popLast() { open[open.count - 1].children.append(.element(last)) }
    }

    /// Closes the elements whose end tags may be left out before a start tag: a paragraph ends before the next one.
    private mutating func closeImplied(before name: String) {
        guard let (closed, limits) = Self.implied[name] ?? (ElementStyles.isBlock(name) ? (["p"], []) : nil) else { return }
        let start = open.lastIndex { limits.contains($0.name) } ?? 0
        guard let position = open.indices.dropFirst(start + 1).first(where: { closed.contains(open[$0].name) }) else { return }
        close(downTo: position)
    }

    private static let emptyElements: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    /// The open elements that a start tag closes, and the elements at which the search for them ends, such as `ul` for `li`.
    private static let implied: [String: (closed: Set<String>, limits: Set<String>)] = [
        "li": (["li", "p"], ["ul", "ol"]), "dt": (["dt", "dd", "p"], ["dl"]), "dd": (["dt", "dd", "p"], ["dl"]),
        "tr": (["tr", "td", "th"], ["table"]), "td": (["td", "th"], ["tr"]), "th": (["td", "th"], ["tr"]), "option": (["option"], ["select"]),
    ]

    /// The greatest number of elements inside each other; deeper ones are empty, and their content belongs to the deepest.
    private static let greatestDepth = 200
}
