import SwiftSyntax

/// Removes `#Preview { … }`, which Xcode's canvas shows and no app contains.
final class Previews: FileRewrite {
    override var rows: [Row] { [Row(.macroExpansionDecl, removeDeclaration), Row(.macroExpansionExpr, removeExpression)] }

    private func removeDeclaration(_ node: MacroExpansionDeclSyntax) {
        if node.macroName.text == Self.name { edits.replace(node, with: "") }
    }

    private func removeExpression(_ node: MacroExpansionExprSyntax) {
        // An argument or an operand cannot be left out; the compiler then reports the macro.
        if node.macroName.text == Self.name, node.parent?.is(CodeBlockItemSyntax.self) == true { edits.replace(node, with: "") }
    }

    private static let name = "Preview"
}
