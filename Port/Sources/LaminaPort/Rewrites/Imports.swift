import SwiftSyntax

/// Gives imports the meaning that they have on Apple's systems.
final class Imports: SyntaxVisitor {
    private let rewriting: Rewriting
    private let file: Int
    private let companions: [Companion]
    private let merged: Set<String>
    /// True until the file has got the import of UIKit that another file of the module has.
    private lazy var lacksUIKit = !imports(file) && rewriting.module.files.indices.contains { imports($0) } && mentionsUIKit

    /// - Parameter companions: The modules whose names Apple's umbrella modules bring.
    init(_ rewriting: Rewriting, file: Int, companions: [Companion], merged: Set<String> = []) {
        self.rewriting = rewriting
        self.file = file
        self.companions = companions
        self.merged = merged
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text, merged.contains(module) {
            rewriting.edits[file].replace(node, with: "")
            return .skipChildren
        }
        guard node.importKindSpecifier == nil, let first = node.path.first?.name.text else { return .skipChildren }
        if let replacement = Self.replaced[first] {
            rewriting.edits[file].replace(node.path, with: replacement)
        } else if node.path.count > 1, Self.umbrellas.contains(first) {
            // Headers such as `UIKit.UIGestureRecognizerSubclass` are parts of the module here.
            rewriting.edits[file].replace(node.path, with: first)
        }
        if Self.umbrellas.contains(first) || Self.replaced[first] == "Foundation" {
            accompany(node, besides: first, companions.filter { $0.importer == nil })
            if lacksUIKit {
                // On Apple's systems the umbrella header of a framework brings UIKit to all of its files.
                rewriting.edits[file].insert("; import UIKit", after: node)
                lacksUIKit = false
            }
        } else {
            accompany(node, besides: first, companions.filter { $0.importer == first })
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func accompany(_ node: ImportDeclSyntax, besides name: String, _ companions: [Companion]) {
        let needed = companions.filter { $0.module != name && $0.module != rewriting.module.name && $0.isNeeded(by: identifiers) }
        let attributes = node.attributes.has("_exported") ? "@_exported " : ""
        let modifiers = node.modifiers.map { $0.name.text + " " }.joined()
        let imports = needed.map { "; \(attributes)\(modifiers)import \($0.module)" }.joined()
        rewriting.edits[file].insert(imports, after: node)
    }

    /// Returns true for a file that imports UIKit itself.
    private func imports(_ file: Int) -> Bool {
        rewriting.module.files[file].tree.statements.contains { statement in
            statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
        }
    }

    /// True for a file with a name such as `UIView` that the module does not declare.
    private var mentionsUIKit: Bool {
        identifiers.contains { name in
            name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && name.contains(where: \.isLowercase)
                && !rewriting.module.declaredNames.contains(name)
        }
    }

    /// The names in the file's code; words in comments and texts bring no module.
    private lazy var identifiers: Set<String> = {
        let finder = IdentifierFinder(viewMode: .sourceAccurate)
        finder.walk(rewriting.module.files[file].tree)
        return finder.names
    }()

    private final class IdentifierFinder: SyntaxVisitor {
        var names = Set<String>()

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if case .identifier(let name) = token.tokenKind { names.insert(name) }
            return .skipChildren
        }
    }

    /// Modules that have another name here.
    static let replaced = standIns.merging([
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "MobileCoreServices": "Foundation", "CoreFoundation": "Foundation",
    ]) { $1 }

    /// Modules of Lamina that stand for Apple's, and for which `canImport` is true.
    static let standIns = ["os": "LaminaOS", "Combine": "LaminaCombine"]

    private static let umbrellas: Set = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC", "CoreText", "ImageIO"]
}
