import SwiftSyntax

/// The types of local variables, as written: `let type: UIView.Type`, `let type = found as! UIView.Type`, `if let type = found as? UIView.Type`.
enum LocalTypes {
    /// Returns the type of the nearest local variable of a name; nil when there is none, or when its type is not written.
    static func type(of name: DeclReferenceExprSyntax) -> String? {
        var current = name.parent
        while let node = current, !node.is(MemberBlockSyntax.self) {
            if let found = variables(of: node).last(where: { $0.name == name.baseName.text && $0.place < name.position }) { return found.type }
            current = node.parent
        }
        return nil
    }

    private typealias Variable = (name: String, type: String?, place: AbsolutePosition)

    /// The variables that a list of statements, or the condition around one, declares.
    private static func variables(of node: Syntax) -> [Variable] {
        if let branch = node.as(IfExprSyntax.self) { return variables(of: branch.conditions) }
        guard let statements = node.as(CodeBlockItemListSyntax.self) else { return [] }
        return statements.flatMap { statement in
            if let choice = statement.item.as(GuardStmtSyntax.self) { return variables(of: choice.conditions) }
            return (statement.item.as(VariableDeclSyntax.self)?.bindings ?? []).compactMap {
                variable($0.pattern, $0.typeAnnotation, $0.initializer)
            }
        }
    }

    private static func variables(of conditions: ConditionElementListSyntax) -> [Variable] {
        conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }.compactMap {
            variable($0.pattern, $0.typeAnnotation, $0.initializer)
        }
    }

    private static func variable(_ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?) -> Variable? {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
        return (name, annotation?.type.trimmedDescription ?? value.flatMap { castType($0.value) }, pattern.position)
    }

    /// The type after `as!` or `as?`.
    private static func castType(_ value: ExprSyntax) -> String? {
        guard let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count >= 3,
            parts[parts.count - 2].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return parts[parts.count - 1].as(TypeExprSyntax.self)?.type.trimmedDescription
    }
}
