import Foundation

/// Source that is checked as one module: a file, a folder or a target of a package.
package struct CheckUnit: Sendable {
    /// The path as given.
    package let path: String
    /// The module's name, by which other targets of the package import it.
    package let module: String
    /// The Swift files, without tests.
    package let sources: [String]
    /// True for a target with resources, in which `Bundle.module` is generated.
    package let hasResources: Bool
    /// The version of Swift as which the module is compiled, such as `4`; nil for the compiler's usual one.
    package let languageMode: String?
    /// The names that are defined for conditions.
    package let definitions: [String]
    /// True for sources that the compiler must be told to take for a library.
    ///
    /// False with a file `main.swift`, and for a file alone, unless it is a library target's: the compiler takes it for statements.
    package let isLibrary: Bool

    init(path: String, target: PackageManifest.Target, folder: URL) {
        self.path = path
        module = ModuleName.make(target.name)
        sources = Self.files(below: folder.appending(path: target.path)).sorted()
        hasResources = target.hasResources
        languageMode = target.languageMode
        definitions = target.definitions.sorted()
        isLibrary = !Self.hasStatements(sources) && (target.isLibrary || sources.count > 1)
    }

    /// Makes one module of all sources at a path.
    init(path: String) {
        self.path = path
        module = "Checked"
        let url = URL(filePath: path).standardizedFileURL
        sources = url.pathExtension == "swift" ? [url.path] : Self.files(below: url).sorted()
        (hasResources, languageMode, definitions) = (false, nil, [])
        isLibrary = sources.count > 1 && !Self.hasStatements(sources)
    }

    private static func hasStatements(_ sources: [String]) -> Bool { sources.contains { $0.hasSuffix("/main.swift") } }

    private static func files(below folder: URL) -> [String] {
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        else {
            return []
        }
        var paths: [String] = []
        for case let file as URL in files {
            let name = file.lastPathComponent
            if skippedFolders.contains(name) || name.hasSuffix("Tests") && file.pathExtension.isEmpty {
                files.skipDescendants()
            } else if file.pathExtension == "swift", name != "Package.swift" {
                paths.append(file.standardizedFileURL.path)
            }
        }
        return paths
    }

    /// The folders in which no source is looked for.
    static let skippedFolders: Set = ["Pods", "Carthage", "DerivedData", "Tests", "node_modules"]
}
