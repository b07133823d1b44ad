import SwiftSyntax

/// One construct that a rewrite edits: a kind of syntax, and the function that adds the edits for a node of it.
struct Row {
    let kind: SyntaxKind
    let rewrite: (Syntax) -> Void

    init<Node: SyntaxProtocol>(_ kind: SyntaxKind, _ rewrite: @escaping (Node) -> Void) {
        self.kind = kind
        self.rewrite = { if let node = $0.as(Node.self) { rewrite(node) } }
    }
}

/// The walk over a file in which all rows add their edits.
final class FilePass: SyntaxAnyVisitor {
    private let rows: [SyntaxKind: [Row]]
    /// The names in the file's code; words in comments and texts are none.
    private(set) var identifiers = Set<String>()
    private(set) var imports: [ImportDeclSyntax] = []

    init(_ rewrites: [FileRewrite]) {
        rows = Dictionary(grouping: rewrites.flatMap(\.rows), by: \.kind)
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        for row in rows[node.kind] ?? [] { row.rewrite(node) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return visitAny(Syntax(node))
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { identifiers.insert(name) }
        return .skipChildren
    }
}
