import SwiftSyntax

/// Rewrites uses of optional requirements: `delegate?.player?(self, didPlay: song)` calls the method through the property that is nil when the object
/// does not have the method.
final class OptionalCalls: FileRewrite {
    override var rows: [Row] {
        [
            Row(.functionCallExpr, rewriteCall), Row(.sequenceExpr, rewriteSequence), Row(.optionalBindingCondition, rewriteBinding),
            Row(.initializerClause, rewriteInitializer),
        ]
    }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        let callee = node.calledExpression
        let method = callee.as(OptionalChainingExprSyntax.self)?.expression ?? callee.as(ForceUnwrapExprSyntax.self)?.expression
        guard let access = method?.as(MemberAccessExprSyntax.self) else { return }
        let labels = node.arguments.map { $0.label?.identifierText ?? "" }
        guard let requirement = requirement(access, labels: labels, trailing: trailingCount(node)) else { return }
        use(requirement, at: access)
        for argument in node.arguments {
            guard let label = argument.label, let colon = argument.colon else { continue }
            edits.remove(colon)
            edits.remove(label)
        }
    }

    private func rewriteSequence(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for (position, element) in elements.enumerated() {
            guard let sign = element.as(BinaryOperatorExprSyntax.self), ["==", "!="].contains(sign.operator.text) else { continue }
            guard position > 0, position + 1 < elements.count else { continue }
            if elements[position + 1].is(NilLiteralExprSyntax.self) { compare(elements[position - 1]) }
            if elements[position - 1].is(NilLiteralExprSyntax.self) { compare(elements[position + 1]) }
        }
    }

    private func rewriteBinding(_ node: OptionalBindingConditionSyntax) {
        if let value = node.initializer?.value { compare(value) }
    }

    private func rewriteInitializer(_ node: InitializerClauseSyntax) {
        compare(node.value)
    }

    /// A reference to a method without a call: a comparison with nil, or a binding.
    private func compare(_ expression: ExprSyntax) {
        guard let access = expression.as(MemberAccessExprSyntax.self), let requirement = requirement(access, labels: nil, trailing: 0) else { return }
        use(requirement, at: access)
    }

    private func use(_ requirement: OptionalRequirement, at access: MemberAccessExprSyntax) {
        edits.replace(access.declName, with: requirement.accessorName)
        if requirement.isImported { rewriting.usedRequirements[file, default: []].insert(requirement) }
        if let base = access.base, names.isAnyObject(base) {
            cast(base, to: requirement.protocolName, otherwise: " as? \(requirement.protocolName))?")
        }
    }

    private func trailingCount(_ node: FunctionCallExprSyntax) -> Int {
        (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    }

    /// Returns the requirement that an expression names; nil when it is a property or another method.
    private func requirement(_ access: MemberAccessExprSyntax, labels: [String]?, trailing: Int) -> OptionalRequirement? {
        guard let base = access.base, base.castToAnyObject == nil else { return nil }
        let name = access.declName.baseName.identifierText
        let written = access.declName.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.identifierText }
        let candidates = (module.optionalRequirements[name] ?? []).filter { requirement in
            guard requirement.member.kind == .method else { return false }
            if let written { return requirement.member.labels == written }
            guard let labels else { return true }
            let closures = requirement.member.types.suffix(trailing)
            return requirement.member.labels.count == labels.count + trailing && requirement.member.labels.starts(with: labels)
                && closures.allSatisfy { $0.contains("->") || $0.first?.isUppercase == true && !Self.valueTypes.contains(TypeName($0).plain) }
        }
        let known = candidates.count > 1 ? candidates.filter { isKnown($0, for: access) } : candidates
        guard let found = known.first ?? candidates.first else { return nil }
        // A property of the same name, such as a closure, may be meant, unless the object is declared with the protocol.
        let isUnlabelled = written == nil && labels?.allSatisfy(\.isEmpty) != false
        if isUnlabelled, hasOwnProperty(name, base) { return nil }
        if isUnlabelled, hasProperty(name), !isKnown(found, for: access) { return nil }
        return found
    }

    /// Types that are no closures.
    private static let valueTypes: Set = ["Bool", "Int", "String", "Double", "Float", "CGFloat", "Any", "AnyObject"]

    private func hasProperty(_ name: String) -> Bool { module.membersByName[name]?.contains { $0.member.kind == .property } == true }

    /// Returns true when the class of an object has a property of the name, as `tableView` of a table view controller, which is a data source too.
    private func hasOwnProperty(_ name: String, _ object: ExprSyntax) -> Bool {
        guard let type = names.resolvedType(of: object), module.isClass(type) else { return false }
        return module.members(named: name, of: type).contains { $0.kind == .property }
    }

    /// Returns true when the object's declaration names the protocol.
    private func isKnown(_ requirement: OptionalRequirement, for access: MemberAccessExprSyntax) -> Bool {
        guard let base = access.base, let object = base.memberPath?.last else { return false }
        if let type = names.resolvedType(of: base) { return module.inherits(type, requirement.protocolName) }
        // The object is of an unknown type: any property of its name may be meant.
        return (module.membersByName[object] ?? []).contains { found in
            guard found.member.kind == .property, let type = found.member.types.first else { return false }
            return module.resolve(TypeName(type).plain, in: found.type.name).map { self.module.inherits($0, requirement.protocolName) } == true
        }
    }
}
