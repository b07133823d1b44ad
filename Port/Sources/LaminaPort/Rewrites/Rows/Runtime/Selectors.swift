import SwiftSyntax

/// Turns `#selector(tap(_:))` into `Selector("tap:")`.
final class Selectors: FileRewrite {
    override var rows: [Row] { [Row(.macroExpansionExpr, rewriteMacro)] }

    private func rewriteMacro(_ node: MacroExpansionExprSyntax) {
        guard node.macroName.text == "selector", let argument = node.arguments.first else { return }
        guard let reference = SelectorReference(argument) else {
            report(node, "the argument must name a method; write `Selector(\"name:\")` with its Objective-C name")
            return
        }
        let name = selector(of: reference, node)
        edits.replace(node, with: "Selector(\"\(name)\")")
    }

    private func selector(of reference: SelectorReference, _ node: MacroExpansionExprSyntax) -> String {
        let candidates = MemberSearch(names: names, reference: reference, place: Syntax(node)).candidates()
        if let best = reference.best(of: candidates) {
            let selector = reference.accessor == .setter ? best.setterSelector : best.selector
            if module.declares(best) || best.givenName != nil { return selector }
            return AppleSelectors.name(of: best.name, labels: best.labels) ?? selector
        }
        switch reference.accessor {
        case .getter: return reference.name
        case .setter: return ObjectiveCName.setter(of: reference.name)
        case nil: break
        }
        if let apple = AppleSelectors.name(of: reference.name, labels: reference.labels) { return apple }
        if reference.labels == nil, reference.parameterTypes == nil {
            report(
                node, "no method of this name is known, so it is taken to have no arguments; write its labels, as in `name(_:)`", severity: .warning)
        }
        let count = reference.parameterTypes?.count ?? 0
        return ObjectiveCName.selector(base: reference.name, labels: reference.labels ?? Array(repeating: "", count: count))
    }
}

/// The parts of the argument of `#selector`.
struct SelectorReference {
    /// The accessor of a property.
    enum Accessor {
        case getter
        case setter
    }

    let accessor: Accessor?
    let name: String
    /// The argument labels, if they are written.
    let labels: [String]?
    /// The expression before the last dot: names of types, `self` or an object.
    let base: [String]
    /// The same, as an expression.
    let object: ExprSyntax?
    /// The parameters of the type after `as`, if there is one.
    let parameterTypes: [String]?

    /// - Returns: Nil when the argument is not a reference to a member.
    init?(_ argument: LabeledExprSyntax) {
        switch argument.label?.text {
        case "getter": accessor = .getter
        case "setter": accessor = .setter
        default: accessor = nil
        }
        var expression = Self.withoutParentheses(argument.expression)
        var types: [String]?
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
            types = type.flatMap { Self.parameters(of: $0) }
            expression = Self.withoutParentheses(first)
        } else if let cast = expression.as(AsExprSyntax.self) {
            types = Self.parameters(of: cast.type)
            expression = Self.withoutParentheses(cast.expression)
        }
        parameterTypes = types
        let reference: DeclReferenceExprSyntax
        if let access = expression.as(MemberAccessExprSyntax.self) {
            reference = access.declName
            object = access.base
            base = access.base?.memberPath ?? access.base.map { [$0.trimmedDescription] } ?? []
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            reference = plain
            object = nil
            base = []
        } else {
            return nil
        }
        name = reference.baseName.identifierText
        labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.identifierText }
    }

    /// Returns the candidate that labels, accessor and types ask for.
    func best(of candidates: [MemberRecord]) -> MemberRecord? {
        var left = candidates.filter { accessor == nil ? $0.kind != .property : $0.kind == .property }
        if let labels { left = left.filter { $0.labels == labels } }
        if let parameterTypes {
            left = left.filter { $0.types.count == parameterTypes.count }
            let exact = left.filter { zip($0.types, parameterTypes).allSatisfy { TypeName($0).plain == TypeName($1).plain } }
            if !exact.isEmpty { left = exact }
        }
        // Visible methods win over others of the name, such as helpers with more parameters.
        return left.first { $0.isMarked } ?? left.first
    }

    private static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else { return expression }
        return withoutParentheses(only.expression)
    }

    /// The parameters of a function type; of `(Player) -> (Any) -> Void`, those of the last function.
    private static func parameters(of type: TypeSyntax) -> [String]? {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return parameters(of: only.type) }
        if let optional = type.as(OptionalTypeSyntax.self) { return parameters(of: optional.wrappedType) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parameters(of: attributed.baseType) }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        return parameters(of: function.returnClause.type) ?? function.parameters.map { $0.type.oneLine }
    }
}
