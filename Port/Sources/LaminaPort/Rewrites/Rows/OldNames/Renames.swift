import SwiftSyntax

/// Replaces names from before Swift 4.2 by today's.
final class Renames: FileRewrite {
    override var rows: [Row] {
        [Row(.identifierType, rewriteType), Row(.declReferenceExpr, rewriteReference), Row(.memberAccessExpr, rewriteAccess)]
    }

    private func rewriteType(_ node: IdentifierTypeSyntax) {
        rename(node.name)
    }

    private func rewriteReference(_ node: DeclReferenceExprSyntax) {
        if node.access == nil, RenameTable.names[node.baseName.text] != nil, !names.isDeclared(node.baseName.text, at: node) { rename(node.baseName) }
    }

    private func rewriteAccess(_ node: MemberAccessExprSyntax) {
        renameModule(node.base)
        let base = node.base?.trimmedDescription
        if base.map({ Self.notificationNames.contains($0) }) != false, let name = RenameTable.notifications[node.declName.baseName.text] {
            edits.replace(node, with: name)
        } else if base.map({ Self.modes.contains($0) }) != false, let name = RenameTable.modes[node.declName.baseName.text],
            module.membersByName[node.declName.baseName.text] == nil
        {
            edits.replace(node.declName, with: name)
        }
    }

    /// Replaces the name of a module before a dot: `CoreFoundation.sqrt` becomes `Foundation.sqrt`.
    private func renameModule(_ base: ExprSyntax?) {
        guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName, let replacement = Imports.replaced[name.text],
            name.text.first?.isUppercase == true, !module.declaredNames.contains(name.text)
        else { return }
        edits.replace(name, with: replacement)
    }

    private func rename(_ token: TokenSyntax) {
        guard let name = RenameTable.names[token.text], !module.declaredNames.contains(token.text) else { return }
        edits.replace(token, with: name)
    }

    private static let modes: Set = ["RunLoopMode", "RunLoop.Mode"]
    private static let notificationNames: Set = ["NSNotification.Name", "Notification.Name", "Foundation.Notification.Name"]
}
