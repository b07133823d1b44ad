import SwiftSyntax

/// Gives imports the meaning that they have on Apple's systems.
struct Imports {
    private let rewriting: Rewriting
    private let companions: [Companion]
    private let merged: Set<String>
    private let moduleHasUIKit: Bool

    /// - Parameters:
    ///   - companions: The modules whose names Apple's umbrella modules bring.
    ///   - merged: Modules whose imports disappear.
    init(_ rewriting: Rewriting, companions: [Companion], merged: Set<String>) {
        self.rewriting = rewriting
        self.companions = companions
        self.merged = merged
        moduleHasUIKit = rewriting.module.files.contains { Self.importsUIKit($0) }
    }

    /// Rewrites the imports of a file.
    ///
    /// - Parameters:
    ///   - imports: The declarations.
    ///   - names: The names in the file's code.
    func rewrite(_ imports: [ImportDeclSyntax], in file: Int, names: Set<String>) {
        // On Apple's systems the umbrella header of a framework brings UIKit to all of its files.
        var lacksUIKit = moduleHasUIKit && !Self.importsUIKit(rewriting.module.files[file]) && mentionsUIKit(names)
        for node in imports {
            guard let first = node.path.first?.name.text else { continue }
            if merged.contains(first) {
                rewriting.edits[file].replace(node, with: "")
                continue
            }
            guard node.importKindSpecifier == nil else { continue }
            if let replacement = Self.replaced[first] {
                rewriting.edits[file].replace(node.path, with: replacement)
            } else if node.path.count > 1, Self.umbrellas.contains(first) {
                // Headers such as `UIKit.UIGestureRecognizerSubclass` are parts of the module here.
                rewriting.edits[file].replace(node.path, with: first)
            }
            let isUmbrella = Self.umbrellas.contains(first) || Self.replaced[first] == "Foundation"
            let brought = companions.filter { $0.importer == (isUmbrella ? nil : first) && $0.module != first && $0.isNeeded(by: names) }
            rewriting.edits[file].insert(text(of: brought, besides: node) + (isUmbrella && lacksUIKit ? "; import UIKit" : ""), after: node)
            if isUmbrella { lacksUIKit = false }
        }
    }

    /// Returns the imports of modules on the line of another.
    private func text(of companions: [Companion], besides node: ImportDeclSyntax) -> String {
        let attributes = node.attributes.has("_exported") ? "@_exported " : ""
        let modifiers = node.modifiers.map { $0.name.text + " " }.joined()
        let modules = companions.map(\.module).filter { $0 != rewriting.module.name }
        return modules.map { "; \(attributes)\(modifiers)import \($0)" }.joined()
    }

    private static func importsUIKit(_ file: SourceFile) -> Bool {
        file.tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit" }
    }

    /// Returns true for names such as `UIView` that the module does not declare, and for literals that become values of UIKit's types.
    private func mentionsUIKit(_ names: Set<String>) -> Bool {
        !names.isDisjoint(with: Literals.ofUIKit)
            || names.contains { name in
                name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && name.contains(where: \.isLowercase)
                    && !rewriting.module.declaredNames.contains(name)
            }
    }

    /// Modules that have another name here.
    static let replaced = standIns.merging([
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation",
    ]) { $1 }

    /// Modules of Lamina that stand for Apple's, and for which `canImport` is true.
    static let standIns = ["os": "LaminaOS", "OSLog": "LaminaOS", "Combine": "LaminaCombine"]

    private static let umbrellas: Set = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC", "CoreText", "ImageIO", "AVFoundation", "AVKit", "CoreLocation",
        "CoreMotion", "MapKit", "MessageUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UserNotifications", "WebKit", "CoreImage",
        "Accelerate", "Metal", "MetalPerformanceShaders", "SceneKit", "SpriteKit", "MobileCoreServices", "CoreServices",
    ]
}
