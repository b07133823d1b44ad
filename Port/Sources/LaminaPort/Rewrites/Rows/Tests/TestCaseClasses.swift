import SwiftSyntax

/// Gives test cases the class of an object by `classForCoder`: here `XCTestCase` is no `NSObject`, so that it becomes `type(of: self)`.
final class TestCaseClasses: FileRewrite {
    override var rows: [Row] { [Row(.declReferenceExpr, rewriteReference)] }

    private func rewriteReference(_ node: DeclReferenceExprSyntax) {
        guard node.baseName.text == "classForCoder", let type = names.enclosingType(of: node), isTestCase(type)
        else { return }
        if let access = node.access {
            guard let base = access.base, base.trimmedDescription == "self" else { return }
            edits.replace(access, with: "type(of: self)")
        } else {
            edits.replace(node, with: "type(of: self)")
        }
    }

    /// Returns true for classes whose topmost class of the source inherits from `XCTestCase`, which no index has.
    private func isTestCase(_ type: String) -> Bool {
        let top = module.superclassChain(of: type).last.map { module.records(of: $0) } ?? []
        return top.contains { $0.inherited.first == "XCTestCase" }
    }
}
