import SwiftSyntax

/// A name that a function, a closure, a condition, a pattern or a statement declares.
struct LocalName {
    let name: String
    /// The written type.
    var type: TypeSyntax?
    /// The expression whose value the name gets, or whose type a cast names.
    var value: ExprSyntax?
    /// True for `if let x = y`, and for `if let x`, whose value is that of the same name outside.
    var isUnwrapped = false
    /// The first place at which the name is known.
    let start: AbsolutePosition
    /// The node that declares the name; an outer name of the same spelling is known before it.
    let declaration: Syntax
}

extension Syntax {
    /// Returns the nearest declaration of a name inside the member, or the top of the file, that surrounds this node.
    ///
    /// - Parameter place: The place at which the name must be known.
    func localName(_ name: String, before place: AbsolutePosition) -> LocalName? {
        var child = self
        var isInsideType = false
        for parent in ancestors {
            if parent.is(MemberBlockSyntax.self) { isInsideType = true }
            // Members of the type around come before names outside of it.
            if !isInsideType, let found = parent.localNames(for: child).last(where: { $0.name == name && $0.start <= place }) { return found }
            child = parent
        }
        return nil
    }

    /// The names that a node declares for a node inside it.
    ///
    /// - Parameter child: The child that contains the place of the lookup: a condition holds in the body of an `if`, not in its `else`.
    func localNames(for child: Syntax) -> [LocalName] {
        switch self.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list): list.flatMap(\.localNames)
        case .ifExpr(let node): child.id == node.elseBody?.id ? [] : node.conditions.localNames()
        case .whileStmt(let node): node.conditions.localNames()
        case .guardStmt(let node): child.id == node.body.id ? [] : node.conditions.localNames()
        case .forStmt(let node): node.pattern.localNames(from: node.sequence.endPosition)
        case .switchCase(let node): node.localNames
        case .catchClause(let node): node.localNames
        case .closureExpr(let node): node.signature?.localNames ?? []
        case .functionDecl(let node): node.signature.parameterClause.parameters.localNames
        case .initializerDecl(let node): node.signature.parameterClause.parameters.localNames
        case .subscriptDecl(let node): node.parameterClause.parameters.localNames
        case .accessorDecl(let node): node.localNames
        default: []
        }
    }
}

extension CodeBlockItemSyntax {
    fileprivate var localNames: [LocalName] {
        switch item {
        case .decl(let declaration): declaration.localNames
        case .stmt(let statement): statement.as(GuardStmtSyntax.self).map { $0.conditions.localNames(from: $0.endPosition) } ?? []
        default: []
        }
    }
}

extension DeclSyntax {
    fileprivate var localNames: [LocalName] {
        if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.flatMap(\.localNames) }
        if let function = self.as(FunctionDeclSyntax.self) {
            return [LocalName(name: function.name.identifierText, start: position, declaration: Syntax(self))]
        }
        let clauses = self.as(IfConfigDeclSyntax.self)?.clauses
        return clauses?.flatMap { $0.elements?.as(CodeBlockItemListSyntax.self)?.flatMap(\.localNames) ?? [] } ?? []
    }
}

extension PatternBindingSyntax {
    fileprivate var localNames: [LocalName] {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { return pattern.localNames(from: endPosition) }
        return [LocalName(name: name, type: typeAnnotation?.type, value: initializer?.value, start: endPosition, declaration: Syntax(self))]
    }
}

extension ConditionElementListSyntax {
    /// - Parameter start: The place at which all names are known; otherwise each is known after its condition.
    fileprivate func localNames(from start: AbsolutePosition? = nil) -> [LocalName] {
        flatMap { element -> [LocalName] in
            let known = start ?? element.endPosition
            if let match = element.condition.as(MatchingPatternConditionSyntax.self) { return match.pattern.localNames(from: known) }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            else { return [] }
            return [
                LocalName(
                    name: name, type: binding.typeAnnotation?.type, value: binding.initializer?.value, isUnwrapped: true,
                    start: known, declaration: Syntax(element))
            ]
        }
    }
}

extension PatternSyntax {
    /// The names in a pattern, whose types the syntax does not tell.
    fileprivate func localNames(from start: AbsolutePosition) -> [LocalName] {
        tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }
            .map { LocalName(name: $0.identifierText, start: start, declaration: Syntax(self)) }
    }
}

extension SwitchCaseSyntax {
    fileprivate var localNames: [LocalName] {
        guard case .case(let label) = label else { return [] }
        return label.caseItems.flatMap { $0.pattern.localNames(from: $0.pattern.endPosition) }
    }
}

extension CatchClauseSyntax {
    fileprivate var localNames: [LocalName] {
        guard !catchItems.isEmpty else { return [LocalName(name: "error", start: position, declaration: Syntax(self))] }
        return catchItems.flatMap { $0.pattern?.localNames(from: $0.endPosition) ?? [] }
    }
}

extension ClosureSignatureSyntax {
    /// The parameters, and captured values with a name of their own; `[item]` is the `item` outside.
    fileprivate var localNames: [LocalName] {
        let captured = (capture?.items ?? []).compactMap { item in
            item.initializer.map { LocalName(name: item.name.identifierText, value: $0.value, start: endPosition, declaration: Syntax(self)) }
        }
        switch parameterClause {
        case .simpleInput(let names):
            return captured + names.map { LocalName(name: $0.name.identifierText, start: endPosition, declaration: Syntax(self)) }
        case .parameterClause(let clause):
            return captured
                + clause.parameters.map {
                    LocalName(name: ($0.secondName ?? $0.firstName).identifierText, type: $0.type, start: endPosition, declaration: Syntax(self))
                }
        default: return captured
        }
    }
}

extension FunctionParameterListSyntax {
    fileprivate var localNames: [LocalName] {
        map { LocalName(name: ($0.secondName ?? $0.firstName).identifierText, type: $0.type, start: endPosition, declaration: Syntax(self)) }
    }
}

extension AccessorDeclSyntax {
    fileprivate var localNames: [LocalName] {
        let implicit = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"][accessorSpecifier.text]
        guard let name = parameters?.name.identifierText ?? implicit else { return [] }
        return [LocalName(name: name, start: accessorSpecifier.endPosition, declaration: Syntax(self))]
    }
}
