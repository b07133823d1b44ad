import SwiftSyntax

/// Replaces functions, methods and properties from before Swift 4.2 by today's, unless the module declares one of the same name itself.
final class OldMembers: FileRewrite {
    override var rows: [Row] {
        [
            Row(.functionCallExpr, rewriteCall), Row(.functionDecl, rewriteMethod), Row(.variableDecl, rewriteProperty),
            Row(.declReferenceExpr, rewriteReference),
        ]
    }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard node.trailingClosure == nil, let callee = callee(of: node) else { return }
        let name = OldMemberTable.fullName(callee.baseName.text, node.arguments.map { $0.label?.text ?? "_" })
        if let today = OldMemberTable.methods[name], !declares(name) {
            rename(callee.baseName, node, to: today)
        } else if callee.access == nil, let today = OldMemberTable.functions[name], !names.isDeclared(callee.baseName.text, at: callee) {
            rewrite(node, to: today)
        }
    }

    /// The called name: that of a member, or one that stands alone.
    private func callee(of node: FunctionCallExprSyntax) -> DeclReferenceExprSyntax? {
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    }

    private func rewrite(_ node: FunctionCallExprSyntax, to today: String) {
        guard let open = node.leftParen else { return }
        let (base, labels) = OldMemberTable.parts(today)
        if today.hasPrefix(Self.getter) {
            edits.replace(node, with: String(today.dropFirst(Self.getter.count)))
        } else if labels.first == "self", let subject = node.arguments.first {
            let others = node.arguments.dropFirst()
            // The comma and the spaces after it are replaced by the parenthesis that opens the other arguments.
            let end = others.first?.bytes.lowerBound ?? subject.bytes.upperBound
            edits.add(Edit(node.bytes.lowerBound..<open.bytes.upperBound, "("))
            edits.add(Edit(subject.expression.bytes.upperBound..<end, ").\(base.split(separator: ".").last ?? "")("))
            relabel(others, labels.dropFirst())
        } else {
            edits.replace(node.calledExpression, with: base)
            relabel(node.arguments[...], labels[...])
        }
    }

    private func rename(_ name: TokenSyntax, _ node: FunctionCallExprSyntax, to today: String) {
        if today.hasPrefix(Self.getter) {
            edits.add(Edit(name.bytes.lowerBound..<node.bytes.upperBound, String(today.dropFirst(Self.getter.count))))
            return
        }
        let (base, labels) = OldMemberTable.parts(today)
        if name.text != base { edits.replace(name, with: base) }
        relabel(node.arguments[...], labels[...])
    }

    private func relabel(_ arguments: Slice<LabeledExprListSyntax>, _ labels: ArraySlice<String>) {
        for (argument, label) in zip(arguments, labels) {
            let text = label == "_" ? "" : "\(label): "
            if let written = argument.label {
                edits.add(Edit(written.bytes.lowerBound..<argument.expression.bytes.lowerBound, text))
            } else if !text.isEmpty {
                edits.insert(text, before: argument.expression)
            }
        }
    }

    private func rewriteMethod(_ node: FunctionDeclSyntax) {
        guard node.modifiers.has("override") else { return }
        let parameters = node.signature.parameterClause.parameters
        let name = OldMemberTable.fullName(node.name.text, parameters.map(\.firstName.text))
        guard let today = OldMemberTable.methods[name], !declares(name) else { return }
        let (base, labels) = OldMemberTable.parts(today)
        if node.name.text != base { edits.replace(node.name, with: base) }
        for (parameter, label) in zip(parameters, labels) where parameter.firstName.text != label {
            edits.replace(parameter.firstName, with: parameter.secondName == nil ? "\(label) \(parameter.firstName.text)" : label)
        }
    }

    private func rewriteProperty(_ node: VariableDeclSyntax) {
        guard node.modifiers.has("override"), let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
        renameProperty(name)
    }

    private func rewriteReference(_ node: DeclReferenceExprSyntax) {
        guard node.argumentNames == nil, OldMemberTable.properties[node.baseName.text] != nil else { return }
        if node.access == nil, names.local(of: node) != nil || module.declaresGlobal(node.baseName.text) { return }
        renameProperty(node.baseName)
    }

    private func renameProperty(_ name: TokenSyntax) {
        guard let today = OldMemberTable.properties[name.text], !declares(name.text) else { return }
        edits.replace(name, with: today)
    }

    /// Returns true for the full name of a member that a type declares without overriding another.
    private func declares(_ name: String) -> Bool {
        let (base, labels) = OldMemberTable.parts(name)
        return module.membersByName[base]?.contains { found in
            let own = found.member.labels.map { $0.isEmpty ? "_" : $0 }
            return !found.member.isOverride && own == labels && (found.member.kind == .property) == !name.hasSuffix(")")
        } == true
    }

    /// The beginning of a row for what is a property today.
    private static let getter = "getter:"
}
