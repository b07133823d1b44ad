import SwiftSyntax

/// Removes attributes and modifiers that need an Objective-C runtime or Interface Builder.
final class Attributes: FileRewrite {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.removed.contains(name) || name == "convention" && node.arguments?.trimmedDescription == "block" {
            edits.remove(node)
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            edits.replace(node, with: "@main")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.tokenKind {
        case .keyword(.dynamic) where !module.replacesDynamically, .keyword(.optional): edits.remove(node)
        default: break
        }
        return .skipChildren
    }

    /// Protocols that Objective-C can see are protocols of classes.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.has("objc") else { return .visitChildren }
        guard let clause = node.inheritanceClause else {
            edits.insert(": AnyObject", after: node.name)
            return .visitChildren
        }
        let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
        if let first = clause.inheritedTypes.first, Self.classProtocols.isDisjoint(with: names) { edits.insert("AnyObject, ", before: first) }
        return .visitChildren
    }

    private static let removed: Set = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "NSManaged",
        "NSCopying", "_objcRuntimeName", "_objc_non_lazy_realization",
    ]

    private static let classProtocols: Set = ["AnyObject", "class", "NSObjectProtocol"]
}
