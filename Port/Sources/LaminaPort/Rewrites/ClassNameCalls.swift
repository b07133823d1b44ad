import SwiftSyntax

/// Lets `NSStringFromClass` and `NSClassFromString` know the names in `@objc(Name)`, and nested and private classes.
final class ClassNameCalls: FileRewrite {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), let argument = node.arguments.first, node.arguments.count == 1,
            let function = Self.functions[callee.baseName.text], !names.isDeclared(callee.baseName.text, at: callee)
        else { return .visitChildren }
        edits.replace(callee, with: "LaminaMethods.ClassNames.\(function.name)")
        edits.insert("\(function.label): ", before: argument)
        return .visitChildren
    }

    private static let functions = ["NSStringFromClass": (name: "name", label: "of"), "NSClassFromString": (name: "type", label: "named")]
}
