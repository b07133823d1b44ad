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
            let target = sequence.elements.first?.as(MemberAccessExprSyntax.self), target.declName.baseName.text.hasSuffix("Color"),
            let base = target.base?.trimmedDescription.lowercased()
        else { return false }
        return base.hasSuffix("layer") || base.hasSuffix("layer?") || base.hasSuffix("layer!")
    }

    private func relabel(_ node: MacroExpansionExprSyntax, _ label: String) {
        if let written = node.arguments.first?.label { edits.replace(written, with: label) }
    }
}
