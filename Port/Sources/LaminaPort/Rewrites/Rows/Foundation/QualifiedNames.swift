import SwiftSyntax

/// Gives names that are qualified by `Foundation` the module that has them: `Foundation.URLSession` becomes `FoundationNetworking.URLSession`.
final class QualifiedNames: FileRewrite {
    override var rows: [Row] { [Row(.memberAccessExpr, rewriteAccess), Row(.memberType, rewriteType)] }

    private func rewriteAccess(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
        rewrite(base, base.baseName.text, node.declName.baseName.text)
    }

    private func rewriteType(_ node: MemberTypeSyntax) {
        guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return }
        rewrite(base, base.name.text, node.name.text)
    }

    private func rewrite(_ base: some SyntaxProtocol, _ module: String, _ name: String) {
        guard module == "Foundation", let part = Companion.part(ofFoundationWith: name) else { return }
        edits.replace(base, with: part)
    }
}
