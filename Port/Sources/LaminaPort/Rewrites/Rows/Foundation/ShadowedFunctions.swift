import SwiftSyntax

/// Calls of functions that a member of Foundation hides here, and not on Apple's systems.
///
/// - `abs` in extensions of `CGFloat` is the standard library's.
/// - `localizedString(forKey:value:table:)` with nil as value would be Foundation's own, because an overload for nil cannot be told from it. An empty
///   value means the same.
///
/// - Source: Apple's documentation of `localizedString(forKey:value:table:)`.
final class ShadowedFunctions: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall)] }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        rewriteTranslation(node)
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "abs",
            names.enclosingType(of: node) == "CGFloat", !names.isDeclared("abs", at: called)
        {
            edits.replace(called, with: "Swift.abs")
        }
    }

    private func rewriteTranslation(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.text == "localizedString",
            node.arguments.map({ $0.label?.text }) == ["forKey", "value", "table"],
            let value = node.arguments.dropFirst().first?.expression, value.is(NilLiteralExprSyntax.self)
        else { return }
        edits.replace(value, with: "\"\"")
    }
}
