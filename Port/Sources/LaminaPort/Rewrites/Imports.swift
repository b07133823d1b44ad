import SwiftSyntax

/// Gives imports the meaning that they have on Apple's systems.
struct Imports {
    private let rewriting: Rewriting
    private let companions: [Companion]
    private let moduleHasUIKit: Bool

    /// - Parameters:
    ///   - companions: The modules whose names Apple's umbrella modules bring.
    init(_ rewriting: Rewriting, companions: [Companion]) {
        self.rewriting = rewriting
        self.companions = companions
        moduleHasUIKit = rewriting.module.files.contains { Self.importsUIKit($0) }
    }

    /// Rewrites the imports of a file.
    ///
    /// - Parameters:
    ///   - imports: The declarations.
    ///   - names: The names in the file's code.
    func rewrite(_ imports: [ImportDeclSyntax], in file: Int, names: Set<String>) {
        // On Apple's systems the umbrella header of a framework, or the bridging header of an app, brings its modules to all files.
        var brought = rewriting.module.conditions.bridged.subtracting(imports.compactMap { $0.path.first?.name.text })
        if moduleHasUIKit, !Self.importsUIKit(rewriting.module.files[file]), mentionsUIKit(names) || imports.isEmpty && mentionsFoundation(names) {
            brought.insert("UIKit")
        }
        for node in imports { rewrite(node, in: file, names: names, brought: &brought) }
        // No umbrella module stands in the file, on whose line the others could stand.
        let lines = brought.sorted().map { "import \($0)" + text(of: companions(of: $0, names), attributes: "", modifiers: "") }
        rewriting.append(lines, to: file)
    }

    /// - Parameter brought: The modules that the file gets without an import of its own; those that got their place are removed.
    private func rewrite(_ node: ImportDeclSyntax, in file: Int, names: Set<String>, brought: inout Set<String>) {
        guard let first = node.path.first?.name.text else { return }
        if let kind = node.importKindSpecifier { return widen(node, of: kind, in: file, to: Self.replaced[first]) }
        if let replacement = Self.replaced[first] {
            rewriting.edits[file].replace(node.path, with: replacement)
        } else if node.path.count > 1, Self.umbrellas.contains(first) {
            // Headers such as `UIKit.UIGestureRecognizerSubclass` are parts of the module here.
            rewriting.edits[file].replace(node.path, with: first)
        }
        let attributes = node.attributes.has("_exported") ? "@_exported " : ""
        let modifiers = node.modifiers.map { $0.name.text + " " }.joined()
        rewriting.edits[file].insert(text(of: companions(of: first, names), attributes: attributes, modifiers: modifiers), after: node)
        guard isUmbrella(first) else { return }
        rewriting.edits[file].insert(brought.sorted().map { "; import \($0)" }.joined(), after: node)
        brought = []
    }

    /// Turns an import of one declaration into one of a whole module, because the declaration may stand in another one that it exports.
    ///
    /// - Parameter replacement: The module's name here; nil leaves the import as it is.
    private func widen(_ node: ImportDeclSyntax, of kind: TokenSyntax, in file: Int, to replacement: String?) {
        guard let replacement else { return }
        rewriting.edits[file].replace(kind, with: "")
        rewriting.edits[file].replace(node.path, with: replacement)
    }

    private func isUmbrella(_ module: String) -> Bool { Self.umbrellas.contains(module) || Self.replaced[module] == "Foundation" }

    /// The modules that an import of another brings.
    private func companions(of module: String, _ names: Set<String>) -> [String] {
        companions.filter { $0.importer == (isUmbrella(module) ? nil : module) && $0.module != module && $0.isNeeded(by: names) }.map(\.module)
    }

    /// Returns the imports of modules on the line of another.
    private func text(of modules: [String], attributes: String, modifiers: String) -> String {
        modules.filter { $0 != rewriting.module.name }.map { "; \(attributes)\(modifiers)import \($0)" }.joined()
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

    /// Returns true for names such as `CGFloat` and `TimeInterval` that the module does not declare.
    private func mentionsFoundation(_ names: Set<String>) -> Bool {
        names.contains { name in
            let isPrefixed = ["CG", "CA", "NS"].contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
            return (isPrefixed || Self.foundationNames.contains(name)) && !rewriting.module.declaredNames.contains(name)
        }
    }

    /// Names of Foundation and Dispatch without a prefix that files often use.
    private static let foundationNames: Set = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DispatchGroup", "DispatchQueue", "DispatchTime",
        "DispatchWorkItem", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "Notification",
        "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop", "Selector", "Thread", "TimeInterval", "TimeZone",
        "Timer", "URL", "URLComponents", "URLRequest", "URLSession", "UUID", "UserDefaults",
    ]

    /// Modules that have another name here.
    static let replaced = standIns.merging([
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation",
    ]) { $1 }

    /// Modules of Lamina that stand for Apple's, and for which `canImport` is true.
    static let standIns = ["os": "LaminaOS", "OSLog": "LaminaOS", "Combine": "LaminaCombine", "AVFAudio": "AVFoundation"]

    private static let umbrellas: Set = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC", "CoreText", "ImageIO", "AVFoundation", "AVKit", "CoreLocation",
        "CoreMotion", "MapKit", "MessageUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UserNotifications", "WebKit", "CoreImage",
        "Accelerate", "Accessibility", "Metal", "MetalPerformanceShaders", "SceneKit", "SpriteKit", "MobileCoreServices", "CoreServices", "Contacts",
        "ContactsUI", "EventKit", "MediaPlayer", "CoreSpotlight", "QuickLook", "Network", "Security",
    ]
}
