import SwiftSyntax

/// The meaning of names, and the types of expressions as far as declarations tell them.
///
/// In goes a node of a file, out comes the type that a declaration gives it, or nil. All rewrites ask here, so that a name has one meaning in all of
/// them.
///
/// A name is looked up from the inside to the outside. Each node on the way may declare names (`Syntax.localNames`), each with the place from which
/// it is known; the nearest known one decides, even when it has no written type:
///
///     class Player: NSObject {
///         var item: AnyObject?                    3  members of the type, then of its superclasses and protocols
///         func play(item: AnyObject) {            2  parameters
///             if let item = item as? Song {       1  the condition, after its own end and not in `else`
///                 item.title                         asks: 1, a `Song`
///             } else {
///                 item.title                         asks: 2, an `AnyObject`
///             }
///         }
///     }
///
/// A variable without a written type has that of its value: `guard let self`, `let view = self.view`, `let row = Row()` and `x as? Row` lead from one
/// declaration to the next. A type is a `TypeName`, which is resolved in the scope that spells it, not in the one that asks. Scopes are types, and
/// statements that have types among them: the `Row` of a function in `Player` is `Player.@0_120.Row`, after the file's number and the first byte of
/// the statements.
///
/// Nil means that the syntax does not tell: results of calls, closures' parameters without types, operators. A rewrite then leaves the source as it
/// is, or says in a comment why a guess by the name alone is right more often than wrong.
///
/// Rejected: a table of all scopes, made once for each file. Few names are asked for, and most lookups end within a
/// few parents. Rejected too: the compiler's own answer, an AST dump of each module, which fails for just those files that need a
/// rewrite.
struct Names {
    let module: Module

    // MARK: Types of expressions

    /// Returns the type that declarations give to an expression; nil when they do not tell.
    func declaredType(of expression: ExprSyntax) -> TypeName? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): type(ofName: name.baseName.identifierText, at: Syntax(name))
        case .memberAccessExpr(let access):
            element(access) ?? access.base.flatMap { resolvedType(of: $0) }.flatMap { property(access.declName.baseName.identifierText, of: $0) }
        case .optionalChainingExpr(let chained): declaredType(of: chained.expression)?.unwrapped
        case .forceUnwrapExpr(let forced): declaredType(of: forced.expression)?.unwrapped
        case .tupleExpr(let tuple): tuple.elements.count == 1 ? tuple.elements.first.flatMap { declaredType(of: $0.expression) } : nil
        case .sequenceExpr(let sequence): castType(sequence)
        case .functionCallExpr(let call): madeType(call)
        case .subscriptCallExpr(let call): call.arguments.count == 1 ? declaredType(of: call.calledExpression)?.element : nil
        case .superExpr: enclosingType(of: expression).flatMap { module.superclass(of: $0) }.map { TypeName($0) }
        default: nil
        }
    }

    /// The type of `rows.first` and `rows.last`.
    private func element(_ access: MemberAccessExprSyntax) -> TypeName? {
        guard ["first", "last"].contains(access.declName.baseName.text), let list = access.base.flatMap({ declaredType(of: $0) }) else { return nil }
        return list.element.map { TypeName($0.text + "?", in: $0.scope) }
    }

    /// Returns the full name of a written type; nil for unknown types.
    func resolve(_ type: TypeName) -> String? { module.resolve(type.plain, in: type.scope) }

    /// Returns the full name of the type that declarations give to an expression; nil for unknown types.
    func resolvedType(of expression: ExprSyntax) -> String? { declaredType(of: expression).flatMap { resolve($0) } }

    /// Returns true for an object of type `AnyObject`, and false for an optional, whose members are those of `Optional`.
    func isAnyObject(_ expression: ExprSyntax) -> Bool {
        declaredType(of: expression).map { ["AnyObject", "AnyObject!"].contains($0.text) } == true
    }

    /// The type after `as`, `as!` or `as?`.
    private func castType(_ sequence: SequenceExprSyntax) -> TypeName? {
        let parts = Array(sequence.elements.suffix(2))
        guard parts.count == 2, let cast = parts[0].as(UnresolvedAsExprSyntax.self), let type = parts[1].as(TypeExprSyntax.self)?.type else {
            return nil
        }
        let sign = cast.questionOrExclamationMark?.text == "?" ? "?" : ""
        return TypeName(type.oneLine + sign, in: scope(of: sequence))
    }

    /// The type of the object that `Row()` makes, or the class value of `type(of: row)`.
    private func madeType(_ call: FunctionCallExprSyntax) -> TypeName? {
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "type", let argument = call.arguments.first,
            argument.label?.text == "of"
        {
            return declaredType(of: argument.expression)?.metatype
        }
        return constructedType(call)
    }

    private func constructedType(_ call: FunctionCallExprSyntax) -> TypeName? {
        guard call.calledExpression.memberPath?.last?.first?.isUppercase == true else { return nil }
        let made = TypeName(call.calledExpression.oneLine, in: scope(of: call))
        return resolve(made) == nil ? nil : made
    }

    // MARK: Names

    /// Returns true when a global function of the module, a local declaration or a member of the type around a node has a name.
    func isDeclared(_ name: String, at node: some SyntaxProtocol) -> Bool {
        if module.declaresGlobal(name) || Syntax(node).localName(name, before: node.position) != nil { return true }
        return enclosingType(of: node).map { !module.members(named: name, of: $0).isEmpty } ?? false
    }

    /// Returns the nearest declaration of a name in a function, a closure or a statement around it; nil for members and global names.
    func local(of name: DeclReferenceExprSyntax) -> LocalName? { Syntax(name).localName(name.baseName.identifierText, before: name.position) }

    private func type(ofName name: String, at node: Syntax) -> TypeName? {
        if let local = node.localName(name, before: node.position) { return type(of: local) }
        guard let owner = enclosingType(of: node) else { return nil }
        guard name == "self" else { return property(name, of: owner) }
        return isInStaticMember(node) ? TypeName(owner).metatype : TypeName(owner)
    }

    private func type(of local: LocalName) -> TypeName? {
        if let written = local.type { return TypeName(written.oneLine, in: scope(of: local.declaration)) }
        guard local.isUnwrapped else { return local.value.flatMap { declaredType(of: $0) } }
        // `if let self` has no value of its own.
        return (local.value.map { declaredType(of: $0) } ?? type(ofName: local.name, at: local.declaration))?.unwrapped
    }

    /// The type of a property of a type, of its superclasses or protocols.
    private func property(_ name: String, of type: String) -> TypeName? {
        for owner in module.superclassChain(of: type) + module.protocols(of: type) {
            let found = module.records(of: owner).lazy.flatMap(\.members).first { $0.name == name && $0.kind == .property }
            guard let found else { continue }
            return found.types.first.map { TypeName($0, in: owner) } ?? value(of: found, in: owner).flatMap(valueType)
        }
        return nil
    }

    /// The type of `Row()` or `Row.all`.
    ///
    /// Other values name properties without a type again, perhaps in a circle.
    private func valueType(_ value: ExprSyntax) -> TypeName? {
        if let call = value.as(FunctionCallExprSyntax.self) { return constructedType(call) }
        guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base?.as(DeclReferenceExprSyntax.self),
            let owner = module.resolve(base.baseName.identifierText, in: scope(of: value))
        else { return nil }
        let shared = module.members(named: access.declName.baseName.identifierText, of: owner).first { $0.kind == .property && $0.isStatic }
        return shared?.types.first.map { TypeName($0, in: owner) }
    }

    /// The value with which a property of the module begins.
    private func value(of member: MemberRecord, in type: String) -> ExprSyntax? {
        let own = module.members.first { $0.type == type && $0.record == member }
        let bindings = own?.declaration.as(VariableDeclSyntax.self)?.bindings
        return bindings?.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == member.name }?.initializer?.value
    }

    // MARK: Places

    /// Returns the full name of the type whose declaration or extension surrounds a node.
    func enclosingType(of node: some SyntaxProtocol) -> String? {
        scope(of: node).flatMap { module.surroundings(of: $0).first { !Module.isBlock($0) } }
    }

    /// Returns the name of the scope in which a type's name has its meaning at a node: a type, or statements that have types among them.
    func scope(of node: some SyntaxProtocol) -> String? {
        for ancestor in node.ancestors {
            if let name = module.scopeNames[ancestor.id] { return name }
            if let found = ancestor.as(ExtensionDeclSyntax.self) {
                let name = found.extendedType.oneLine
                return module.resolve(name, in: module.types[name]?.name) ?? name
            }
        }
        return nil
    }

    /// Returns true inside a static function or property, where `self` is a class.
    private func isInStaticMember(_ node: Syntax) -> Bool {
        let member = node.ancestors.first { $0.parent?.is(MemberBlockItemSyntax.self) == true }
        return member?.asProtocol((any WithModifiersSyntax).self)?.modifiers.isStatic == true
    }
}
