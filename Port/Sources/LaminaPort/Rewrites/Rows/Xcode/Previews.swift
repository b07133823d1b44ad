import SwiftSyntax

/// Removes `#Preview { … }`, which Xcode's canvas shows and no app contains, or makes a function of it.
///
/// With the definition `LAMINA_PREVIEWS`, a preview of UIKit at the top level of a file becomes a C function, which `lamina previews` finds by its
/// symbol. The function registers the preview:
///
///     #Preview("Dark") { Page() }
///     @_cdecl("lamina_preview_…_1") @MainActor public func lamina_preview_…_1() { UIKit.Preview("Dark") { Page() }.laminaRegister(…) }
final class Previews: FileRewrite {
    override var rows: [Row] { [Row(.macroExpansionDecl, rewriteDeclaration), Row(.macroExpansionExpr, rewriteExpression)] }

    /// The number of functions that the file has got.
    private var count = 0

    private func rewriteDeclaration(_ node: MacroExpansionDeclSyntax) { rewrite(node, attributes: node.attributes) }

    private func rewriteExpression(_ node: MacroExpansionExprSyntax) {
        // An argument or an operand cannot be left out; the compiler then reports the macro.
        if node.parent?.is(CodeBlockItemSyntax.self) == true { rewrite(node, attributes: []) }
    }

    private func rewrite(_ node: some FreestandingMacroExpansionSyntax, attributes: AttributeListSyntax) {
        guard node.macroName.text == Self.name else { return }
        guard module.conditions.showsPreviews, node.isAtTopLevel, node.arguments.allSatisfy(Self.isOfUIKit) else {
            return edits.replace(node, with: "")
        }
        makeFunction(node)
    }

    private func makeFunction(_ node: some FreestandingMacroExpansionSyntax) {
        count += 1
        let source = module.files[file]
        let symbol = "lamina_preview_\(Self.identifier(of: source.path))_\(count)"
        let line = source.place(of: node.pound.bytes.lowerBound).line
        // The attributes of the macro stay before it, and become those of the function.
        let start = node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound
        edits.add(Edit(start, "@_cdecl(\"\(symbol)\") @MainActor public func \(symbol)() { UIKit.Preview"))
        edits.insert(".laminaRegister(file: \(Self.literal(source.path)), line: \(line)) }", after: node)
        rewriting.declareOnce("import UIKit", in: file)
    }

    /// True for the arguments that the macro of UIKit has; widgets and windows of visionOS have others.
    private static func isOfUIKit(_ argument: LabeledExprSyntax) -> Bool {
        guard let label = argument.label?.text else { return true }
        // Traits after the first one have no label.
        return ["traits", "body"].contains(label)
    }

    private static func identifier(of path: String) -> String {
        var hash = ContentHash()
        hash.combine(path)
        return hash.text
    }

    /// A literal without escapes, whatever the path contains.
    private static func literal(_ path: String) -> String {
        let isPlain = { (scalar: Unicode.Scalar) in scalar.isASCII && scalar.value >= 32 && scalar != "\"" && scalar != "\\" }
        return "\"" + path.unicodeScalars.map { isPlain($0) ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }

    /// The name of the macro.
    static let name = "Preview"
}

extension SyntaxProtocol {
    /// True for a statement or declaration of a file, also under conditions.
    fileprivate var isAtTopLevel: Bool {
        ancestors.allSatisfy { ancestor in
            ancestor.is(CodeBlockItemSyntax.self) || ancestor.is(CodeBlockItemListSyntax.self) || ancestor.is(SourceFileSyntax.self)
                || ancestor.is(IfConfigDeclSyntax.self) || ancestor.is(IfConfigClauseSyntax.self) || ancestor.is(IfConfigClauseListSyntax.self)
        }
    }
}
