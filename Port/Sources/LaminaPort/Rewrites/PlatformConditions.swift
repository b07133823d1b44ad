import SwiftSyntax

/// Makes the conditions for iOS true in modules that were written for Apple's systems only.
final class PlatformConditions: FileRewrite {
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { module.conditions.edit(condition, &edits) }
        return .visitChildren
    }
}
