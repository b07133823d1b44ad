import SwiftSyntax

/// Reports calls that change classes at run time.
///
/// A lookup of a method whose result is tested is a warning: it finds nothing, and the source runs on without the exchange. All else is an error.
final class RuntimeCalls: FileRewrite {
    override var rows: [Row] { [Row(.declReferenceExpr, rewriteReference)] }

    private func rewriteReference(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.text
        guard node.access?.base == nil, isOfRuntime(name), !names.isDeclared(name, at: node) else { return }
        if Self.lookups.contains(name), isTested(node) || isExchange(node) {
            edits.insert("LaminaMethods.", before: node.baseName)
            rewriting.need(.methods, in: file)
            guard name != "method_exchangeImplementations" else { return }
            report(node.baseName, "no method can be exchanged here, so this is nil; \(Self.swizzling)", severity: .warning)
        } else if let way = Self.ways[name] {
            report(node.baseName, "there is no Objective-C runtime here that could change classes; \(way)")
        } else {
            report(node.baseName, "there is no Objective-C runtime here; use Swift's `type(of:)`, `Mirror` or a protocol")
        }
    }

    private func isOfRuntime(_ name: String) -> Bool {
        Self.lookups.contains(name) || Self.ways[name] != nil || Self.prefixes.contains { name.hasPrefix($0) }
    }

    /// Returns true for a call whose result an `if let` or `guard let` tests.
    private func isTested(_ node: DeclReferenceExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.parent?.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self)
            == true
    }

    /// Returns true for an exchange of methods that lookups have found.
    private func isExchange(_ node: DeclReferenceExprSyntax) -> Bool {
        guard node.baseName.text == "method_exchangeImplementations", let call = node.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.arguments.count == 2 && call.arguments.allSatisfy { isLookup($0.expression) }
    }

    /// Returns true for a name that an `if let` or `guard let` gave to the result of a lookup.
    private func isLookup(_ expression: ExprSyntax) -> Bool {
        let found = expression.as(DeclReferenceExprSyntax.self).flatMap { names.local(of: $0) }
        let callee = found?.value?.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return callee.map { Self.lookups.contains($0.baseName.text) } == true
    }

    private static let lookups: Set = ["class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations"]

    private static let swizzling = "override the method in a subclass, or call the new one where the old one was called"

    private static let ways: [String: String] = [
        "method_exchangeImplementations": swizzling,
        "method_setImplementation": swizzling,
        "method_getImplementation": swizzling,
        "class_replaceMethod": swizzling,
        "class_addMethod": swizzling,
        "class_getInstanceMethod": swizzling,
        "class_getClassMethod": swizzling,
        "object_setClass": "make an object of the other class",
        "imp_implementationWithBlock": swizzling,
        "objc_allocateClassPair": "declare the class in the source",
        "objc_registerClassPair": "declare the class in the source",
        "objc_getClassList": "list the classes in the source",
        "objc_copyClassList": "list the classes in the source",
        "class_copyMethodList": "list the methods in the source",
        "class_copyPropertyList": "use `Mirror`",
        "class_copyIvarList": "use `Mirror`",
        "objc_msgSend": "call the method, or use `perform(_:with:)`",
        "NSInvocation": "use a closure",
        "NSMethodSignature": "use a closure",
    ]

    private static let prefixes = ["class_", "method_", "ivar_", "protocol_copy", "protocol_get", "property_get", "property_copy", "sel_"]
}
