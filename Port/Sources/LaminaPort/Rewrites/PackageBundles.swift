import SwiftSyntax

/// Declares `Bundle.module` as the main bundle in modules for which Swift Package Manager declares none.
///
/// It declares none when all resources are image catalogues, and when `lamina check` reads a folder without its package.
final class PackageBundles: FileRewrite {
    private static let fallback = "extension Foundation.Bundle { fileprivate static var module: Foundation.Bundle { .main } }"

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "module", isBundle(node) else { return .visitChildren }
        let isDeclared = module.members.contains { $0.record.name == "module" && $0.record.isStatic && $0.type.hasSuffix("Bundle") }
        if !isDeclared, !edits.appended.contains(Self.fallback) {
            report(node, "no resources of this package are known here, so this is the main bundle", severity: .warning)
            edits.appended.append(Self.fallback)
            rewriting.usesFoundation.insert(file)
        }
        return .visitChildren
    }

    /// Returns true after `Bundle`, and for `.module` as an argument such as `UIImage(named: "star", in: .module)`.
    private func isBundle(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base else { return ["in", "bundle"].contains(node.parent?.as(LabeledExprSyntax.self)?.label?.text) }
        return ["Bundle", "Foundation.Bundle"].contains(base.trimmedDescription)
    }
}
