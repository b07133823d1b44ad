import SwiftSyntax

/// Changes of operators: comparisons, sums and extremes.
enum OperatorChange {
    private static let others = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "-": "+", "+=": "-=", "-=": "+="]

    /// Returns the change of an operation; nil for one whose operator has no counterpart.
    static func change(of node: InfixOperatorExprSyntax, named name: String) -> Change? {
        if name == "==" || name == "!=" {
            return Change(
                node, to: text(of: node, with: name == "==" ? "!=" : "=="), before: [.text("((")], after: [.text(") != "), .isOn, .text(")")])
        }
        guard let other = others[name], node.isOnOneLine, !joinsTexts(node) else { return nil }
        let changed = text(of: node, with: other)
        guard name.hasSuffix("="), other.count == 2, name.first == "+" || name.first == "-" else { return .replacement(of: node, by: changed) }
        // An assignment has no value; it can only be changed where it is a statement.
        guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return nil }
        return Change(node, to: changed, before: [.text("if "), .isOn, .text(" { \(changed) } else { ")], after: [.text(" }")])
    }

    /// Returns the change of `min` to `max` and back; nil for other calls.
    static func extreme(of node: FunctionCallExprSyntax) -> Change? {
        guard node.isOnOneLine, let name = node.calledName, let other = ["min": "max", "max": "min"][name.text] else { return nil }
        let start = name.positionAfterSkippingLeadingTrivia.utf8Offset - node.positionAfterSkippingLeadingTrivia.utf8Offset
        var bytes = Array(node.trimmedDescription.utf8)
        bytes.replaceSubrange(start..<(start + 3), with: Array(other.utf8))
        return .replacement(of: node, by: String(decoding: bytes, as: UTF8.self))
    }

    /// True for `+` of texts or lists, which have no difference.
    private static func joinsTexts(_ node: InfixOperatorExprSyntax) -> Bool {
        [node.leftOperand, node.rightOperand].contains { side in
            if let inner = side.as(InfixOperatorExprSyntax.self) { return joinsTexts(inner) }
            return side.is(StringLiteralExprSyntax.self) || side.is(ArrayExprSyntax.self)
        }
    }

    private static func text(of node: InfixOperatorExprSyntax, with name: String) -> String {
        "\(node.leftOperand.trimmedDescription) \(name) \(node.rightOperand.trimmedDescription)"
    }
}

extension FunctionCallExprSyntax {
    /// The name of the called function or method.
    var calledName: TokenSyntax? {
        calledExpression.as(DeclReferenceExprSyntax.self)?.baseName ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    }
}
