import SwiftSyntax

/// Reports calls that change classes at run time.
final class RuntimeCalls: FileRewrite {
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        guard !isMember(node), !module.declaresGlobal(name) else { return .visitChildren }
        if let way = Self.ways[name] {
            report(node.baseName, "there is no Objective-C runtime here that could change classes; \(way)")
        } else if Self.prefixes.contains(where: { name.hasPrefix($0) }) {
            report(node.baseName, "there is no Objective-C runtime here; use Swift's `type(of:)`, `Mirror` or a protocol")
        }
        return .visitChildren
    }

    private func isMember(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let access = node.parent?.as(MemberAccessExprSyntax.self) else { return false }
        return access.declName.id == node.id && access.base != nil
    }

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
