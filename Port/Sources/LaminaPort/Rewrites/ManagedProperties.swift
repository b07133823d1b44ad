import SwiftSyntax

/// Gives properties with `@NSManaged` accessors that use key-value coding, as the Objective-C runtime does for layers.
final class ManagedProperties: FileRewrite {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.has("NSManaged") else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, let type = binding.typeAnnotation else {
                report(binding, construct: "@NSManaged", "the property needs a type; write one")
                continue
            }
            let getter = "get { LaminaMethods.ManagedValue.read(value(forKey: \"\(name)\")) }"
            edits.insert(" { \(getter) set { setValue(newValue, forKey: \"\(name)\") } }", after: type)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("NSManaged") {
            report(node.name, construct: "@NSManaged", "a method cannot be made at run time here; write its body")
        }
        return .visitChildren
    }
}
