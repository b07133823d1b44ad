import SwiftSyntax

/// Lets `NSStringFromClass` and `NSClassFromString` know the names in `@objc(Name)`, and nested and private classes.
final class ClassNameCalls: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall)] }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), let argument = node.arguments.first, node.arguments.count == 1,
            let function = Self.functions[callee.baseName.text], !names.isDeclared(callee.baseName.text, at: callee)
        else { return }
        edits.replace(callee, with: "LaminaMethods.ClassNames.\(function.name)")
        edits.insert("\(function.label): ", before: argument)
        rewriting.need(.methods, in: file)
    }

    private static let functions = ["NSStringFromClass": (name: "name", label: "of"), "NSClassFromString": (name: "type", label: "named")]
}
