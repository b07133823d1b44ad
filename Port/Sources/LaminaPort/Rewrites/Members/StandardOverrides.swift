import SwiftSyntax

/// Makes overrides of methods such as `value(forUndefinedKey:)` possible in classes whose superclass does not declare them.
///
/// The first override of a class hierarchy becomes a method of its own, which key-value coding finds by its selector; its calls of `super` become calls of
/// the standard method.
struct StandardOverrides {
    private let rewriting: Rewriting
    private var module: Module { rewriting.module }

    init(_ rewriting: Rewriting) { self.rewriting = rewriting }

    func run() {
        for (position, own) in module.members.enumerated() where own.record.isOverride {
            guard let method = StandardMethods.method(own.record), module.types[own.type]?.kind == .class, !inherits(own) else { continue }
            module.markVisible(memberAt: position, selector: method.selector)
            for modifier in own.declaration.modifiers ?? [] where modifier.name.text == "override" { rewriting.edits[own.file].remove(modifier) }
            let calls = SuperCalls(name: own.record.name)
            calls.walk(own.declaration)
            for name in calls.found { rewriting.edits[own.file].replace(name, with: method.standardName) }
            rewriting.need(.foundation, in: own.file)
        }
    }

    /// True when a superclass declares the method.
    private func inherits(_ own: OwnMember) -> Bool {
        module.superclassChain(of: own.type).dropFirst().contains { type in
            module.records(of: type).contains { $0.kind == .class && $0.members.contains { $0.hasName(of: own.record) } }
        }
    }
}

/// The names after `super.` in a declaration.
final class SuperCalls: SyntaxVisitor {
    private let name: String
    private(set) var found: [TokenSyntax] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.identifierText == name { found.append(node.declName.baseName) }
        return .visitChildren
    }
}
