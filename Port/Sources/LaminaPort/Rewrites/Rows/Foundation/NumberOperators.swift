import SwiftSyntax

/// Lets Foundation's comparison of numbers win over one that a module declares.
///
/// `NSNumber` has no `<` on Apple's systems, so old code declares it. Foundation for Linux has one, and two of them are ambiguous.
final class NumberOperators: FileRewrite {
    override var rows: [Row] { [Row(.functionDecl, rewriteFunction)] }

    private func rewriteFunction(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "<", parameters.count == 2, parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" }) else {
            return
        }
        if node.attributes.isEmpty, let first = node.firstToken(viewMode: .sourceAccurate) { edits.insert("@_disfavoredOverload ", before: first) }
    }
}
