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
    /// True for sources without a file of statements.
    package let isLibrary: Bool

    /// Returns the modules below a path, in one list for each package, or for each Xcode project in a folder that is no project or package itself.
    ///
    /// In a list a module stands after those of the list that it needs.
    package static func all(below path: String) -> [[CheckUnit]] {
        let folder = URL(filePath: path)
        let isPackage = FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        guard !isPackage, !isProject(folder) else { return [modules(of: path)] }
        let projects = projects(below: folder)
        return projects.count > 1 ? projects.map { modules(of: $0.path) } : [modules(of: path)]
    }

    /// The folders with an Xcode project; those inside another one are parts of it.
    private static func projects(below folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var projects: [URL] = []
        while let file = files?.nextObject() as? URL {
            if skippedFolders.contains(file.lastPathComponent) {
                files?.skipDescendants()
            } else if isProject(file) {
                projects.append(file)
                files?.skipDescendants()
            }
        }
        return projects.sorted { $0.path < $1.path }
    }

    private static func isProject(_ folder: URL) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.contains { $0.hasSuffix(".xcodeproj") } == true
    }

    /// The targets of a package that have Swift files, or all that a path has as one module.
    private static func modules(of path: String) -> [CheckUnit] {
        let folder = URL(filePath: path).standardizedFileURL
        let manifest = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)).map(PackageManifest.init)
        let units = sorted(manifest?.targets ?? []).map { CheckUnit(path: path, target: $0, folder: folder) }.filter { !$0.sources.isEmpty }
        // A manifest that is put together by statements tells nothing about folders.
        return units.isEmpty ? [CheckUnit(path: path)] : units
    }

    /// Sorts targets so that each stands after those that it needs; targets that need each other stay in the manifest's order.
    private static func sorted(_ targets: [PackageManifest.Target]) -> [PackageManifest.Target] {
        var waiting = targets
        var sorted: [PackageManifest.Target] = []
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name))
            let index = waiting.firstIndex { names.subtracting([$0.name]).isDisjoint(with: $0.dependencies) } ?? 0
            sorted.append(waiting.remove(at: index))
        }
        return sorted
    }

    private init(path: String, target: PackageManifest.Target, folder: URL) {
        self.path = path
        module = String(target.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        sources = Self.files(below: folder.appending(path: target.path)).sorted()
        hasResources = target.hasResources
        languageMode = target.languageMode
        definitions = target.definitions.sorted()
        isLibrary = !Self.hasStatements(sources) && (target.isLibrary || sources.count > 1)
    }

    /// Makes one module of all sources at a path.
    private init(path: String) {
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

    private static let skippedFolders: Set = ["Pods", "Carthage", "DerivedData", "Tests", "node_modules"]
}
