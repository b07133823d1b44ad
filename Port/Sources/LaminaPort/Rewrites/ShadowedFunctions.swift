import SwiftSyntax

/// Calls of the standard library's functions that a member of Foundation hides here, and not on Apple's systems: `abs` in extensions of `CGFloat`.
final class ShadowedFunctions: FileRewrite {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "abs",
            names.enclosingType(of: node) == "CGFloat", !names.isDeclared("abs", at: called)
        {
            edits.replace(called, with: "Swift.abs")
        }
        return .visitChildren
    }
}
