import Foundation

/// Source that is checked as one module: a file, a folder or a package.
package struct CheckUnit: Sendable {
    /// The path as given.
    package let path: String
    /// The Swift files, without tests.
    package let sources: [String]
    /// The names of a package's targets, which become one module.
    package let targets: Set<String>
    /// True for packages with resources, in which `Bundle.module` is generated.
    package let hasResources: Bool
    /// The version of Swift as which a package's last target is compiled, such as `4`; nil for the compiler's usual one.
    package let languageMode: String?
    /// The names that a package's targets define.
    package let definitions: [String]

    /// Returns the modules below a path: one, or those of the Xcode projects in a folder that is no project or package itself.
    package static func all(below path: String) -> [CheckUnit] {
        let folder = URL(filePath: path)
        let isPackage = FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        guard !isPackage, !isProject(folder) else { return [CheckUnit(path: path)] }
        let projects = projects(below: folder)
        return projects.count > 1 ? projects.map { CheckUnit(path: $0.path) } : [CheckUnit(path: path)]
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

    /// Finds the sources below a path.
    package init(path: String) {
        self.path = path
        let url = URL(filePath: path).standardizedFileURL
        guard url.pathExtension != "swift" else {
            (sources, targets, hasResources, languageMode, definitions) = ([url.path], [], false, nil, [])
            return
        }
        let manifest = (try? String(contentsOf: url.appending(path: "Package.swift"), encoding: .utf8)).map(PackageManifest.init)
        targets = Set(manifest?.targets.map(\.name) ?? [])
        hasResources = manifest?.targets.contains(where: \.hasResources) == true
        languageMode = manifest?.targets.last?.languageMode
        definitions = Set(manifest?.targets.flatMap(\.definitions) ?? []).sorted()
        // A manifest that is put together by statements tells nothing about folders.
        let folders = (manifest?.targets ?? []).map { url.appending(path: $0.path) }.filter { FileManager.default.fileExists(atPath: $0.path) }
        sources = Set((folders.isEmpty ? [url] : folders).flatMap(Self.files)).sorted()
    }

    /// True for sources without a file of statements.
    var isLibrary: Bool { sources.count > 1 && !sources.contains { $0.hasSuffix("/main.swift") } }

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
