import SwiftSyntax

/// Turns `NSSortDescriptor(key: "name", ascending: true)`, which Linux's Foundation lacks, into a descriptor of the runtime.
final class SortDescriptors: FileRewrite {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "NSSortDescriptor",
            node.arguments.first?.label?.text == "key"
        else { return .visitChildren }
        edits.replace(callee, with: "KeyedSortDescriptor")
        rewriting.usesFoundation.insert(file)
        return .visitChildren
    }
}
