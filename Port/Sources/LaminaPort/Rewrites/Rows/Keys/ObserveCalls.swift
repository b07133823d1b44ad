import SwiftSyntax

/// Gives typed key paths their names where they are observed: `x.observe(\.song.title)` becomes `x.observe(\.song.title, keys: "song.title")`.
///
/// The names cannot be found at run time without an Objective-C runtime.
final class ObserveCalls: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall)] }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard let name = calledName(node), let argument = node.arguments.first else { return }
        switch name {
        case "observe": nameObserved(argument, node)
        case "willChangeValue", "didChangeValue": nameAnnounced(argument, node)
        default: break
        }
    }

    private func calledName(_ node: FunctionCallExprSyntax) -> String? {
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
        return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private func nameObserved(_ argument: LabeledExprSyntax, _ node: FunctionCallExprSyntax) {
        let labels = node.arguments.dropFirst().map { $0.label?.text ?? "" }
        guard argument.label == nil, labels.allSatisfy({ ["options", "changeHandler"].contains($0) }),
            node.trailingClosure != nil || labels.contains("changeHandler"), !isDeclared("observe"), let keys = keys(of: argument)
        else { return }
        edits.insert(", keys: \"\(keys)\"", after: argument.expression)
        rewriting.need(.foundation, in: file)
    }

    private func nameAnnounced(_ argument: LabeledExprSyntax, _ node: FunctionCallExprSyntax) {
        guard let label = argument.label, label.text == "for", node.arguments.count == 1, let keys = keys(of: argument), !keys.contains(".") else {
            return
        }
        edits.replace(label, with: "forKey")
        edits.replace(argument.expression, with: "\"\(keys)\"")
        rewriting.need(.foundation, in: file)
    }

    /// True when the module has a method of its own with this name.
    private func isDeclared(_ name: String) -> Bool { module.members.contains { $0.record.kind == .method && $0.record.name == name } }

    /// The names of a literal key path, with dots between them; nil for other expressions and for paths with subscripts.
    private func keys(of argument: LabeledExprSyntax) -> String? {
        guard let path = argument.expression.as(KeyPathExprSyntax.self) else { return nil }
        var keys: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): keys.append(property.declName.baseName.identifierText)
            case .optional: break
            default: return nil
            }
        }
        guard !keys.isEmpty else { return nil }
        let scope = names.scope(of: argument)
        let root = path.root.flatMap { module.resolve(TypeName($0.oneLine).plain, in: scope) }
        let type = root ?? (path.root == nil ? observedType(argument) : nil)
        return KeyNames(module).keys(keys, of: type).joined(separator: ".")
    }

    /// The type of the object that is called, which is `self` unless another is written.
    private func observedType(_ argument: LabeledExprSyntax) -> String? {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return names.enclosingType(of: call) }
        return access.base.flatMap { names.resolvedType(of: $0) }
    }
}
