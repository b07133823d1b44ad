import SwiftSyntax

/// Turns the literals of Xcode's editor into calls.
final class Literals: FileRewrite {
    override var rows: [Row] { [Row(.macroExpansionExpr, rewriteMacro)] }

    /// The literals whose values have types of UIKit.
    static let ofUIKit: Set = ["colorLiteral", "imageLiteral"]

    private func rewriteMacro(_ node: MacroExpansionExprSyntax) {
        guard let open = node.leftParen else { return }
        // Insertions and a replaced head keep the arguments, which may contain further constructs.
        let head = Edit(node.pound.bytes.lowerBound..<open.bytes.upperBound, "")
        switch node.macroName.text {
        case "colorLiteral":
            edits.add(Edit(head.range, "UIColor("))
            if isColorOfLayer(node), let close = node.rightParen { edits.insert(".cgColor", after: close) }
        case "imageLiteral":
            edits.add(Edit(head.range, "UIImage("))
            relabel(node, "imageLiteralResourceName")
        case "fileLiteral":
            edits.add(Edit(head.range, "Foundation.Bundle.main.url("))
            relabel(node, "forResource")
            if let close = node.rightParen {
                edits.insert(", withExtension: nil", before: close)
                edits.insert("!", after: close)
            }
        default: break
        }
    }

    /// True for a colour that is assigned to a layer's property, which is a `CGColor`: `view.layer.borderColor = #colorLiteral(…)`.
    private func isColorOfLayer(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let target = sequence.elements.first?.as(MemberAccessExprSyntax.self), Self.layerColors.contains(target.declName.baseName.text),
            let base = target.base.map(Self.lastName)
        else { return false }
        return base == "layer" || base.hasSuffix("Layer")
    }

    /// The properties of layers that are Core Graphics colours.
    private static let layerColors: Set = ["backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor", "foregroundColor"]

    /// The last name of `a.b.layer`, `layer!` or `layer?`.
    private static func lastName(_ base: ExprSyntax) -> String {
        if let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression {
            return lastName(inner)
        }
        return base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    private func relabel(_ node: MacroExpansionExprSyntax, _ label: String) {
        if let written = node.arguments.first?.label { edits.replace(written, with: label) }
    }
}
