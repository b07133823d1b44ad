import SwiftSyntax

/// Lets class values make objects: `T()` of a generic parameter `T: UIView` becomes `T.laminaInit()`, and so does `type.init()` of a class value.
///
/// Initialisers from Objective-C can be called on class values. Those of Swift can only if they are `required`, which subclasses would have to repeat.
final class ClassValues: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall), Row(.memberAccessExpr, rewriteAccess)] }

    // `T()`, `Self(frame: x)`
    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), let type = makeableClass(callee), node.trailingClosure == nil,
            isMakeable(type, by: node.arguments.map { $0.label?.text ?? "" })
        else { return }
        edits.insert(".laminaInit", after: callee)
    }

    // `type.init()`, and `T.init` as a value
    private func rewriteAccess(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "init", let base = node.base, let type = classValue(base), let labels = labels(of: node),
            isMakeable(type, by: labels)
        else { return }
        edits.replace(node.declName.baseName, with: "laminaInit")
    }

    /// The labels of the initialiser that is called or named; nil for calls with a closure behind them.
    private func labels(of node: MemberAccessExprSyntax) -> [String]? {
        if let names = node.declName.argumentNames { return names.arguments.map(\.name.text) }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else { return [] }
        return call.trailingClosure == nil ? call.arguments.map { $0.label?.text ?? "" } : nil
    }

    private func isMakeable(_ type: String, by labels: [String]) -> Bool {
        guard let base = makeableInitializers[labels] else { return false }
        return base == "NSObject" ? module.isObjectClass(type) : module.superclassChain(of: type).contains(base)
    }

    // MARK: Class values

    /// The class of an expression whose value is a class: `T`, `Self`, `self` in a static member, `type(of: self)`, or a variable or
    /// property `type: UIView.Type`.
    private func classValue(_ expression: ExprSyntax) -> String? {
        let name = expression.as(DeclReferenceExprSyntax.self)
        if let name, let found = makeableClass(name) { return found }
        let isNamed = name != nil || expression.is(MemberAccessExprSyntax.self) || expression.trimmedDescription == "type(of: self)"
        guard isNamed, let type = names.declaredType(of: expression)?.instance else { return nil }
        return module.constrainingClass(of: type.text, at: expression) ?? names.resolve(type) ?? type.text
    }

    /// The class for which a generic parameter, an associated type or `Self` stands.
    private func makeableClass(_ name: DeclReferenceExprSyntax) -> String? {
        name.baseName.text == "Self" ? names.enclosingType(of: name) : module.constrainingClass(of: name.baseName.text, at: name)
    }
}

/// The initialisers that the runtime calls on class values, by their labels, with the classes that declare them.
private let makeableInitializers: [[String]: String] = [
    []: "NSObject",
    ["frame"]: "UIView",
    ["nibName", "bundle"]: "UIViewController",
    ["identifier", "source", "destination"]: "UIStoryboardSegue",
    ["style", "reuseIdentifier"]: "UITableViewCell",
    ["reuseIdentifier"]: "UITableViewHeaderFooterView",
    ["forCellWith"]: "UICollectionViewLayoutAttributes",
    ["forSupplementaryViewOfKind", "with"]: "UICollectionViewLayoutAttributes",
    ["forDecorationViewOfKind", "with"]: "UICollectionViewLayoutAttributes",
]
