import SwiftSyntax

/// Literals of text for constants that were text before Swift 4.2: `layer.lineCap = "round"` becomes `layer.lineCap = .init(rawValue: "round")`.
final class StringConstants: FileRewrite {
    override var rows: [Row] { [Row(.sequenceExpr, rewriteAssignment), Row(.functionCallExpr, rewriteCall)] }

    private func rewriteAssignment(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let literal = parts[2].as(StringLiteralExprSyntax.self),
            let name = parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text, Self.properties.contains(name),
            !module.members.contains(where: { $0.record.name == name })
        else { return }
        wrap(literal)
    }

    private func rewriteCall(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "CAMediaTimingFunction", let argument = node.arguments.first, node.arguments.count == 1,
            argument.label?.text == "name", let literal = argument.expression.as(StringLiteralExprSyntax.self)
        else { return }
        wrap(literal)
    }

    private func wrap(_ literal: StringLiteralExprSyntax) {
        edits.insert(".init(rawValue: ", before: literal)
        edits.insert(")", after: literal)
    }

    /// The properties of Core Animation whose names no other type is likely to have.
    private static let properties: Set = [
        "contentsGravity", "contentsFormat", "lineCap", "lineJoin", "fillRule", "fillMode", "alignmentMode", "truncationMode", "calculationMode",
        "rotationMode", "emitterShape", "emitterMode", "minificationFilter", "magnificationFilter",
    ]
}
