import SwiftSyntax

/// Adds notices of changes to `dynamic` properties, in place of those that the Objective-C runtime adds to their setters.
///
/// A stored property gets observers, or more code in those that it has; the setter of a computed property announces the change.
final class DynamicProperties: FileRewrite {
    override var rows: [Row] { [Row(.variableDecl, rewriteVariable)] }

    private func rewriteVariable(_ node: VariableDeclSyntax) {
        guard node.bindingSpecifier.tokenKind == .keyword(.var), node.modifiers.has("dynamic"), let key = key(of: node),
            let binding = node.bindings.first
        else { return }
        if let accessors = binding.accessorBlock?.accessors {
            guard case .accessors(let list) = accessors else { return }
            change(list, in: binding, key)
        } else {
            addObservers(to: binding, key)
        }
        rewriting.need(.foundation, in: file)
    }

    /// The name by which the property is observed; nil for properties that Objective-C does not see, or whose changes cannot be announced.
    private func key(of node: VariableDeclSyntax) -> String? {
        guard !module.replacesDynamically, !node.modifiers.isStatic, !node.modifiers.has("lazy"), node.bindings.count == 1,
            let own = module.members.first(where: { $0.declaration.id == node.id }), module.isObjC(own)
        else { return nil }
        return own.record.givenName ?? own.record.name
    }

    private func will(_ key: String) -> String { "_willChangeDynamicValue(forKey: \"\(key)\")" }
    private func did(_ key: String) -> String { "_didChangeDynamicValue(forKey: \"\(key)\")" }

    private func addObservers(to binding: PatternBindingSyntax, _ key: String) {
        edits.insert(" { willSet { \(will(key)) } didSet { \(did(key)) } }", after: binding)
    }

    private func change(_ accessors: AccessorDeclListSyntax, in binding: PatternBindingSyntax, _ key: String) {
        if let setter = binding.accessor(.set)?.body {
            return edits.insert(" \(will(key)); defer { \(did(key)) };", after: setter.leftBrace)
        }
        let (before, after) = (binding.accessor(.willSet)?.body, binding.accessor(.didSet)?.body)
        guard let first = accessors.first, before != nil || after != nil else { return }
        if let before { edits.insert(" \(will(key));", after: before.leftBrace) } else { edits.insert("willSet { \(will(key)) } ", before: first) }
        // The notice follows the property's own code, as on Apple's systems.
        if let after {
            edits.insert(" defer { \(did(key)) };", after: after.leftBrace)
        } else if let last = accessors.last {
            edits.insert(" didSet { \(did(key)) }", after: last)
        }
    }
}
