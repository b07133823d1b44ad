import SwiftSyntax

/// Declares `Bundle.module` as the main bundle in modules for which Swift Package Manager declares none.
///
/// It declares none when all resources are image catalogues, and when `lamina check` reads a folder without its package.
final class PackageBundles: FileRewrite {
    override var rows: [Row] { [Row(.memberAccessExpr, rewriteAccess)] }

    private static let fallback = "extension Foundation.Bundle { fileprivate static var module: Foundation.Bundle { .main } }"

    private func rewriteAccess(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "module", isBundle(node) else { return }
        let isDeclared = module.members.contains { $0.record.name == "module" && $0.record.isStatic && $0.type.hasSuffix("Bundle") }
        if !isDeclared, rewriting.declareOnce(Self.fallback, in: file) {
            report(node, "no resources of this package are known here, so this is the main bundle", severity: .warning)
            rewriting.need(.foundation, in: file)
        }
    }

    /// Returns true after `Bundle`, and for `.module` as an argument such as `UIImage(named: "star", in: .module)`.
    private func isBundle(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base else { return ["in", "bundle"].contains(node.parent?.as(LabeledExprSyntax.self)?.label?.text) }
        return ["Bundle", "Foundation.Bundle"].contains(base.trimmedDescription)
    }
}
