import SwiftSyntax

/// Removes attributes and modifiers that need an Objective-C runtime or Interface Builder.
final class Attributes: FileRewrite {
    override var rows: [Row] { [Row(.attribute, rewriteAttribute), Row(.declModifier, rewriteModifier), Row(.protocolDecl, rewriteProtocol)] }

    private func rewriteAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        if Self.removed.contains(name) || name == "convention" && node.arguments?.trimmedDescription == "block" {
            edits.remove(node)
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            edits.replace(node, with: "@main")
        }
    }

    private func rewriteModifier(_ node: DeclModifierSyntax) {
        switch node.name.tokenKind {
        case .keyword(.dynamic) where !module.replacesDynamically, .keyword(.optional): edits.remove(node)
        default: break
        }
    }

    /// Protocols that Objective-C can see are protocols of classes.
    private func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc") else { return }
        guard let clause = node.inheritanceClause else {
            edits.insert(": AnyObject", after: node.name)
            return
        }
        let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
        if let first = clause.inheritedTypes.first, Self.classProtocols.isDisjoint(with: names) { edits.insert("AnyObject, ", before: first) }
    }

    private static let removed: Set = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "NSManaged",
        "NSCopying", "_objcRuntimeName", "_objc_non_lazy_realization",
    ]

    private static let classProtocols: Set = ["AnyObject", "class", "NSObjectProtocol"]
}
