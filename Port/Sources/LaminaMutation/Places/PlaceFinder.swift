import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a file that can be changed: conditions, calls and assignments whose value nobody uses, operators, and early returns.
final class PlaceFinder: SyntaxVisitor {
    let path: String
    let converter: SourceLocationConverter
    private(set) var places: [MutablePlace] = []

    private init(_ path: String, _ tree: SourceFileSyntax) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the places of a file in their order.
    static func places(in text: String, path: String) -> [MutablePlace] {
        let file = Parser.parse(source: text)
        // Operators of the module itself are unknown here; they stay as they are.
        let folded = OperatorTable.standardOperators.foldAll(file) { _ in }
        guard let tree = folded.as(SourceFileSyntax.self) else { return [] }
        let finder = PlaceFinder(path, tree)
        finder.walk(tree)
        return finder.places
    }

    /// Adds a place with its changes; a list without changes adds nothing.
    func add(_ node: some SyntaxProtocol, _ changes: [Change]) {
        guard !changes.isEmpty else { return }
        let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
        places.append(
            MutablePlace(
                mutants: changes.map { change in
                    Mutant(
                        path: path, lines: first...last, range: range, original: change.original, changed: change.changed, before: change.before,
                        after: change.after)
                }))
    }

    // MARK: - Conditions

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        addConditions(node.conditions, mayHold: true)
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        addConditions(node.conditions, mayHold: true)
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        // A loop that always goes on says nothing about tests.
        addConditions(node.conditions, mayHold: false)
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.condition, [.negation(of: node.condition)])
        return .visitChildren
    }

    // MARK: - Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let change = StatementChange.change(of: node) { add(node.item, [change]) }
        return .visitChildren
    }

    // MARK: - Operators

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
            if name == "&&" || name == "||" {
                addClause(node.leftOperand, of: name)
                addClause(node.rightOperand, of: name)
            } else if let change = OperatorChange.change(of: node, named: name) {
                add(node, [change])
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let change = OperatorChange.extreme(of: node) { add(node, [change]) }
        return .visitChildren
    }

    // MARK: - Left out

    /// Code under a condition may belong to another system.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Arguments of a macro are read as source.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Code that other modules compile cannot ask for the switch of this one.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { node.attributes.areInlinable ? .skipChildren : .visitChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { node.attributes.areInlinable ? .skipChildren : .visitChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { node.attributes.areInlinable ? .skipChildren : .visitChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { node.attributes.areInlinable ? .skipChildren : .visitChildren }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { node.attributes.areInlinable ? .skipChildren : .visitChildren }
}

extension AttributeListSyntax {
    fileprivate var areInlinable: Bool {
        contains { ["inlinable", "_transparent", "_alwaysEmitIntoClient"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription) }
    }
}
