import SwiftSyntax

/// Gives properties with `@NSManaged` accessors that use key-value coding, as the Objective-C runtime does for layers.
final class ManagedProperties: FileRewrite {
    override var rows: [Row] { [Row(.variableDecl, rewriteVariable), Row(.functionDecl, rewriteFunction)] }

    private func rewriteVariable(_ node: VariableDeclSyntax) {
        guard node.attributes.has("NSManaged") else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, let type = binding.typeAnnotation else {
                report(binding, construct: "@NSManaged", "the property needs a type; write one")
                continue
            }
            let getter = "get { LaminaMethods.ManagedValue.read(value(forKey: \"\(name)\")) }"
            edits.insert(" { \(getter) set { setValue(newValue, forKey: \"\(name)\") } }", after: type)
            rewriting.need(.methods, in: file)
        }
    }

    private func rewriteFunction(_ node: FunctionDeclSyntax) {
        if node.attributes.has("NSManaged") {
            report(node.name, construct: "@NSManaged", "a method cannot be made at run time here; write its body")
        }
    }
}
