import SwiftSyntax

/// Calls of the standard library's functions that a member of Foundation hides here, and not on Apple's systems: `abs` in extensions of `CGFloat`.
final class ShadowedFunctions: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall)] }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "abs",
            names.enclosingType(of: node) == "CGFloat", !names.isDeclared("abs", at: called)
        {
            edits.replace(called, with: "Swift.abs")
        }
    }
}
