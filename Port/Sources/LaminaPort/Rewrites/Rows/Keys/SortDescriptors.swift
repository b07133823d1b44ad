import SwiftSyntax

/// Turns `NSSortDescriptor(key: "name", ascending: true)`, which Linux's Foundation lacks, into a descriptor of the runtime.
final class SortDescriptors: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall)] }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "NSSortDescriptor",
            node.arguments.first?.label?.text == "key"
        else { return }
        edits.replace(callee, with: "KeyedSortDescriptor")
        rewriting.need(.foundation, in: file)
    }
}
