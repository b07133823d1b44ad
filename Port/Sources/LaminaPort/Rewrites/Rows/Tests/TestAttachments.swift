import SwiftSyntax

/// Lets test cases keep attachments with `add(_:)`, which XCTest lacks on Linux.
///
/// A file that names `XCTAttachment` gets the method for itself, so that files of several modules do not compete.
final class TestAttachments: FileRewrite {
    override var rows: [Row] { [Row(.functionCallExpr, rewriteCall)] }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label == nil, isAdd(node.calledExpression),
            ["XCTAttachment", "XCTestCase"].allSatisfy({ module.files[file].text.contains($0) })
        else { return }
        rewriting.declareOnce(Self.method, in: file)
    }

    /// Returns true for `add` and `self.add`; an activity's own method needs no help.
    private func isAdd(_ callee: ExprSyntax) -> Bool { ["add", "self.add"].contains(callee.trimmedDescription) }

    private static let method =
        "fileprivate extension XCTestCase { nonisolated func add(_ attachment: XCTAttachment) { attachment._keep(for: name) } }"
}
