import SwiftSyntax

/// Gives classes the method `description()` that `NSObject` has on Apple's systems: `type(of: x).description()` becomes `NSStringFromClass(type(of: x))`.
final class ClassDescriptions: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall)] }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let base = member.base, let suffix = suffix(of: base)
        else { return }
        edits.insert("NSStringFromClass(", before: base)
        edits.insert("\(suffix))", after: base)
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.add(Edit(base.endPositionBeforeTrailingTrivia.utf8Offset..<end, ""))
    }

    /// The text that makes a value of an expression that stands for a class: `.self` after a name; nil for other expressions.
    private func suffix(of base: ExprSyntax) -> String? {
        if let call = base.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of" ? "" : nil
        }
        if let member = base.as(MemberAccessExprSyntax.self), ["self", "classForCoder"].contains(member.declName.baseName.text) {
            return member.declName.baseName.text == "self" && !isClass(member.base) ? nil : ""
        }
        if let name = base.as(DeclReferenceExprSyntax.self), module.constrainingClass(of: name.baseName.text, at: name) != nil { return ".self" }
        let name = base.trimmedDescription
        guard let type = module.types[name] ?? module.imported[name]?.type, type.kind == .class else { return nil }
        return type.members.contains { $0.isStatic && $0.name == "description" } ? nil : ".self"
    }

    /// Returns true for the name of a class.
    private func isClass(_ expression: ExprSyntax?) -> Bool { expression.map { module.isClass($0.trimmedDescription) } ?? false }
}
