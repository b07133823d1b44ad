import SwiftSyntax

/// Lets class values make objects: `type.init()` of a parameter `type: CALayer.Type` becomes `type.laminaInit()`.
///
/// Initialisers from Objective-C can be called on class values. Those of Swift can only if they are `required`, which subclasses would have to repeat.
final class ClassValues: FileRewrite {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName, isClassValue(name)
        else { return .visitChildren }
        edits.replace(member.declName, with: "laminaInit")
        return .visitChildren
    }

    /// Returns true for the name of a parameter of the surrounding function whose type is the class value of a layer or a view.
    private func isClassValue(_ name: TokenSyntax) -> Bool {
        var current = name.parent
        while let node = current, !node.is(MemberBlockSyntax.self) {
            if let function = node.as(FunctionDeclSyntax.self) {
                return function.signature.parameterClause.parameters.contains { parameter in
                    (parameter.secondName ?? parameter.firstName).text == name.text && isMakeable(parameter.type.trimmedDescription)
                }
            }
            current = node.parent
        }
        return false
    }

    private func isMakeable(_ type: String) -> Bool {
        guard type.hasSuffix(".Type") else { return false }
        let name = String(type.dropLast(".Type".count))
        return module.superclassChain(of: name).contains { $0 == "CALayer" || $0 == "UIView" }
    }
}
