import SwiftSyntax

/// A change of a node: its words before and after, and the insertions around it.
struct Change {
    let original: String
    let changed: String
    let before: [Mutant.Piece]
    let after: [Mutant.Piece]

    init(_ node: some SyntaxProtocol, to changed: String, before: [Mutant.Piece], after: [Mutant.Piece]) {
        original = node.words
        self.changed = changed
        self.before = before
        self.after = after
    }

    static func negation(of node: ExprSyntax) -> Change {
        Change(node, to: "!(\(node.words))", before: [.text("((")], after: [.text(") != "), .isOn, .text(")")])
    }

    static func alwaysTrue(_ node: ExprSyntax) -> Change {
        Change(node, to: "true", before: [.text("("), .isOn, .text(" || (")], after: [.text("))")])
    }

    static func alwaysFalse(_ node: ExprSyntax) -> Change {
        Change(node, to: "false", before: [.text("(!"), .isOn, .text(" && (")], after: [.text("))")])
    }

    /// Replaces a node of one line.
    static func replacement(of node: some SyntaxProtocol, by text: String) -> Change {
        Change(node, to: text, before: [.text("("), .isOn, .text(" ? (\(text)) : (")], after: [.text("))")])
    }

    /// Leaves a statement out.
    static func removal(of node: some SyntaxProtocol) -> Change {
        Change(node, to: "nothing", before: [.text("if !"), .isOn, .text(" { ")], after: [.text(" }")])
    }
}

extension SyntaxProtocol {
    /// The node's text on one line, of at most 100 characters.
    var words: String {
        let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count > 100 ? text.prefix(99) + "…" : text
    }

    var isOnOneLine: Bool { !trimmedDescription.contains("\n") }
}
