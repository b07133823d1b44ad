import SwiftSyntax

/// Lets Foundation's comparison of numbers win over one that a module declares.
///
/// `NSNumber` has no `<` on Apple's systems, so old code declares it. Foundation for Linux has one, and two of them are ambiguous.
final class NumberOperators: FileRewrite {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "<", parameters.count == 2, parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" }) else {
            return .visitChildren
        }
        if node.attributes.isEmpty, let first = node.firstToken(viewMode: .sourceAccurate) { edits.insert("@_disfavoredOverload ", before: first) }
        return .visitChildren
    }
}
