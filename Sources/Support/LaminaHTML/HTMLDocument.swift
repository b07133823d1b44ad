/// The text of an HTML document, in runs of one style.
///
/// Reads what texts in apps use: elements for text, links, lists and tables row by row, and style sheets that select by name, class and id. Pictures,
/// forms and scripts are left out.
package struct HTMLDocument: Sendable {
    /// The text in runs; blocks end with a line feed, and line breaks in paragraphs are line separators.
    package let runs: [HTMLRun]

    /// - Parameter style: The style of text outside of all elements.
    package init(_ text: String, style: HTMLStyle = HTMLStyle()) {
        let root = HTMLTreeBuilder.tree(of: text)
        var writer = RunWriter(sheet: Self.sheet(of: root))
        writer.write(root, in: style)
        runs = writer.text.runs
    }

    private static func sheet(of root: HTMLElement) -> StyleSheet {
        var sheet = StyleSheet()
        var pending = [root]
        while let element = pending.popLast() {
            for case .text(let text) in element.children where element.name == "style" { sheet.add(text) }
            for case .element(let child) in element.children.reversed() { pending.append(child) }
        }
        return sheet
    }
}

/// Walks the tree of a document and writes its text.
private struct RunWriter {
    let sheet: StyleSheet
    var text = CollapsedText()
    private var path: [HTMLElement] = []
    /// The numbers of the next items of the open lists; nil for lists with bullets.
    private var numbers: [Int?] = []

    init(sheet: StyleSheet) { self.sheet = sheet }

    mutating func write(_ element: HTMLElement, in outer: HTMLStyle) {
        guard !ElementStyles.isHidden(element.name) || element.name == "head" else { return }
        path.append(element)
        defer { path.removeLast() }
        var declarations = sheet.declarations(for: path)
        if let own = element.attributes["style"] { declarations.merge(StyleDeclarations(own[...])) }
        let display = declarations.values["display"]
        guard display != "none" else { return }
        var style = outer
        ElementStyles.apply(element, to: &style)
        StyleValues.apply(declarations, to: &style, in: outer)
        let isBlock = display.map { $0 != "inline" } ?? ElementStyles.isBlock(element.name)
        if isBlock { text.endLine(in: outer) }
        if element.name == "br" { text.breakLine(isInParagraph: isInParagraph, in: style) }
        open(element, in: style)
        for child in element.children { write(child, in: style) }
        if element.name == "ul" || element.name == "ol" { numbers.removeLast() }
        if isBlock, element.name != "body" { text.endLine(in: style) }
    }

    private mutating func write(_ node: HTMLElement.Node, in style: HTMLStyle) {
        switch node {
        case .text(let string): if path.last?.name != "head" { text.add(string, in: style) }
        case .element(let element): write(element, in: style)
        }
    }

    /// Writes the mark before a list's item.
    private mutating func open(_ element: HTMLElement, in style: HTMLStyle) {
        switch element.name {
        case "ul": numbers.append(nil)
        case "ol": numbers.append(element.attributes["start"].flatMap { Int($0) } ?? 1)
        case "li":
            guard let number = numbers.last else { return }
            text.addMark("\t" + (number.map { "\($0)." } ?? "•") + "\t", in: style)
            if let number { numbers[numbers.count - 1] = number + 1 }
        default: break
        }
    }

    /// True inside an element in which a line break does not end the paragraph.
    private var isInParagraph: Bool {
        guard let block = path.last(where: { ElementStyles.isBlock($0.name) })?.name else { return false }
        return ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"].contains(block)
    }
}
