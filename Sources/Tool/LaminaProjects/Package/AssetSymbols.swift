import Foundation

/// The Swift source with a name for each image and colour of an app's catalogues, as Xcode generates it.
///
///     UIImage(resource: .rock)                         the set “Rock”
///     UIImage(resource: .Brand.hornFilled)             the set “horn-filled” in the group “Brand” with a namespace
///     UIColor.accent                                   the set “AccentColor”, where the build settings ask for extensions of UIKit
struct AssetSymbols {
    /// The sets of one namespace, and the namespaces in it.
    private struct Names {
        /// The full names of sets by the identifiers that stand for them.
        var sets: [String: String] = [:]
        var groups: [String: Names] = [:]

        var isEmpty: Bool { sets.isEmpty && groups.isEmpty }
    }

    private let images: Names
    private let colors: Names
    private let extendsUIKit: Bool

    /// - Parameters:
    ///   - catalogs: The folders of the catalogues.
    ///   - extendsUIKit: True for members of UIImage and UIColor besides those of the resources.
    init(catalogs: [String], extendsUIKit: Bool) {
        images = Self.names(in: catalogs, type: "imageset", suffix: "Image")
        colors = Self.names(in: catalogs, type: "colorset", suffix: "Color")
        self.extendsUIKit = extendsUIKit
    }

    /// The source; nil without any set.
    ///
    /// UIKit's types have their module before them, because an app may have a type of its own with the same name.
    var source: String? {
        let parts =
            Self.source(images, resource: "UIKit.ImageResource", type: extendsUIKit ? "UIKit.UIImage" : nil)
            + Self.source(colors, resource: "UIKit.ColorResource", type: extendsUIKit ? "UIKit.UIColor" : nil)
        return parts.isEmpty ? nil : (["import UIKit"] + parts).joined(separator: "\n\n") + "\n"
    }

    // MARK: Names

    private static func names(in catalogs: [String], type: String, suffix: String) -> Names {
        var result = Names()
        for catalog in catalogs {
            var entered: Set<String> = []
            add(catalog, prefix: "", depth: 0, type, suffix, entered: &entered, to: &result)
        }
        return result
    }

    /// The most folders of a catalogue that are entered: a link may lead to a folder of anything.
    private static let mostFolders = 10_000

    /// - Parameter entered: The folders that were entered, without links: a link may lead to an ancestor.
    private static func add(
        _ folder: String, prefix: String, depth: Int, _ type: String, _ suffix: String, entered: inout Set<String>, to names: inout Names
    ) {
        guard depth < 16, entered.count < mostFolders, entered.insert(URL(filePath: folder).resolvingSymlinksInPath().path).inserted else { return }
        for name in FileLookup.names(in: folder) {
            let path = folder + "/" + name
            if FilePath.type(name) == type {
                let (stem, full) = (FilePath.stem(name), prefix + FilePath.stem(name))
                if let identifier = identifier(stem, without: suffix), names.sets[identifier] == nil { names.sets[identifier] = full }
            } else if FilePath.type(name).isEmpty, FileLookup.isFolder(path) {
                if providesNamespace(path), let group = identifier(name, without: "") {
                    var inner = names.groups[group.capitalizedFirst] ?? Names()
                    add(path, prefix: prefix + name + "/", depth: depth + 1, type, suffix, entered: &entered, to: &inner)
                    if !inner.isEmpty { names.groups[group.capitalizedFirst] = inner }
                } else {
                    add(path, prefix: prefix, depth: depth + 1, type, suffix, entered: &entered, to: &names)
                }
            }
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        (try? TextFile.text(folder + "/Contents.json"))?.contains(/"provides-namespace"\s*:\s*true/) == true
    }

    /// The identifier for a set's name, in lower camel case and without the word for its kind at the end; nil for a name without letters.
    ///
    /// - Source: The release notes of Xcode 15, and its generated files as users show them.
    static func identifier(_ name: String, without suffix: String) -> String? {
        let words = name.split { character in
            character != "_" && !character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
        }.map(String.init)
        guard let first = words.first else { return nil }
        var text = first.lowercasedFirst + words.dropFirst().map(\.capitalizedFirst).joined()
        if !suffix.isEmpty, text.hasSuffix(suffix), text.count > suffix.count { text = String(text.dropLast(suffix.count)) }
        if text.unicodeScalars.first?.properties.isXIDStart == false { text = "_" + text }
        return text.contains(where: \.isLetter) ? text : nil
    }

    // MARK: Source

    private static func source(_ names: Names, resource: String, type: String?) -> [String] {
        guard !names.isEmpty else { return [] }
        var parts = ["extension \(resource) {\n\(members(names, resource: resource, indent: 1))}"]
        guard let type else { return parts }
        let own = names.sets.keys.sorted().filter { !taken.contains($0) }
        let lines = own.map { "    static var \(word($0)): \(type) { \(type)(resource: .\(word($0))) }\n" }
        if !lines.isEmpty { parts.append("extension \(type) {\n\(lines.joined())}") }
        return parts
    }

    private static func members(_ names: Names, resource: String, indent: Int) -> String {
        let space = String(repeating: "    ", count: indent)
        let sets = names.sets.sorted { $0.key < $1.key }.map { identifier, name in
            "\(space)static let \(word(identifier)) = \(resource)(name: \(SwiftLiteral.string(name)), bundle: .main)\n"
        }
        // A set of the same name as a group goes first.
        let groups = names.groups.filter { names.sets[$0.key] == nil }.sorted { $0.key < $1.key }.map { name, group in
            "\(space)enum \(word(name)) {\n\(members(group, resource: resource, indent: indent + 1))\(space)}\n"
        }
        return (sets + groups).joined()
    }

    private static func word(_ identifier: String) -> String { keywords.contains(identifier) ? "`\(identifier)`" : identifier }

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
        "repeat", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "Type", "var",
        "where",
        "while", "Any", "Protocol", "associatedtype", "fileprivate", "precedencegroup", "rethrows", "typealias",
    ]
    /// Members of UIColor and UIImage, which keep their meaning.
    private static let taken: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray", "lightText", "link", "magenta",
        "orange",
        "placeholderText", "purple", "red", "separator", "tint", "white", "yellow", "add", "remove", "checkmark", "strokedCheckmark", "actions",
    ]
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    /// The text with its first capitals in lower case; of several, the last stays when a small letter follows: `URLIcon` becomes `urlIcon`.
    fileprivate var lowercasedFirst: String {
        let capitals = prefix(while: \.isUppercase)
        let keepsLast = capitals.count > 1 && dropFirst(capitals.count).first?.isLowercase == true
        let lowered = keepsLast ? capitals.dropLast() : capitals
        return lowered.lowercased() + dropFirst(lowered.count)
    }
}
