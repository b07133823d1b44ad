import SwiftSyntax

/// Turns `#keyPath(Player.volume)` into `"volume"`.
final class KeyPaths: FileRewrite {
    override var rows: [Row] { [Row(.macroExpansionExpr, rewriteMacro)] }

    private func rewriteMacro(_ node: MacroExpansionExprSyntax) {
        guard node.macroName.text == "keyPath", let expression = node.arguments.first?.expression else { return }
        guard var path = expression.memberPath else {
            report(node, "the path must be a list of properties; write the string itself")
            return
        }
        let type = dropTypes(&path, at: node)
        edits.replace(node, with: "\"\(KeyNames(module).keys(path, of: type).joined(separator: "."))\"")
    }

    /// Removes the type at the beginning of a path, and returns its full name, or that of the surrounding type.
    private func dropTypes(_ path: inout [String], at node: MacroExpansionExprSyntax) -> String? {
        if ["self", "Self"].contains(path[0]), path.count > 1 { path.removeFirst() }
        let scope = names.scope(of: node)
        for count in (1..<max(path.count, 1)).reversed() {
            if let type = module.resolve(path.prefix(count).joined(separator: "."), in: scope) {
                path.removeFirst(count)
                return type
            }
        }
        // A type that no index has; properties begin with small letters.
        let unknown = path.prefix { $0.first?.isUppercase == true }
        guard !unknown.isEmpty, unknown.count < path.count else { return names.enclosingType(of: node) }
        path.removeFirst(unknown.count)
        return unknown.joined(separator: ".")
    }
}

extension ExprSyntax {
    /// The names of `a.b.c`; nil for other expressions.
    var memberPath: [String]? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return [reference.baseName.identifierText] }
        if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.memberPath }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.memberPath }
        guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base?.memberPath else { return nil }
        return base + [access.declName.baseName.identifierText]
    }
}
