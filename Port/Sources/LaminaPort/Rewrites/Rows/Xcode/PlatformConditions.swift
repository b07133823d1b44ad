import SwiftSyntax

/// Makes the conditions for iOS true in modules that were written for Apple's systems only.
final class PlatformConditions: FileRewrite {
    override var rows: [Row] { [Row(.ifConfigClause, rewriteClause)] }

    private func rewriteClause(_ node: IfConfigClauseSyntax) {
        if let condition = node.condition { module.conditions.edit(condition, &edits) }
    }
}
