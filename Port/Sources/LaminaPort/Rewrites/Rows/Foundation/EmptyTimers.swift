import SwiftSyntax

/// Timers without arguments, which are in no run loop and never fire: Foundation's class here has no `init()`, and an extension cannot override one.
final class EmptyTimers: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall)] }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard let close = node.rightParen, node.arguments.isEmpty, node.trailingClosure == nil, !module.declaredNames.contains("Timer"),
            Self.names.contains(node.calledExpression.trimmedDescription)
        else { return }
        edits.insert("timeInterval: 0, repeats: false, block: { _ in }", before: close)
    }

    private static let names: Set = ["Timer", "Timer.init", "Foundation.Timer"]
}
