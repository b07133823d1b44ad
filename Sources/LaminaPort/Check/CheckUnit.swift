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

    /// Finds the sources below a path.
    package init(path: String) {
        self.path = path
        let url = URL(filePath: path).standardizedFileURL
        let isFile = url.pathExtension == "swift"
        let isPackage = !isFile && FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path)
        let folder = url.appending(path: "Sources")
        let root = isPackage && FileManager.default.fileExists(atPath: folder.path) ? folder : url
        sources = isFile ? [url.path] : Self.files(below: root)
        let manifest = isPackage ? try? String(contentsOf: url.appending(path: "Package.swift"), encoding: .utf8) : nil
        targets = Self.targets(in: manifest ?? "")
        hasResources = manifest?.contains("resources:") == true
    }

    /// True for sources without a file of statements.
    var isLibrary: Bool { sources.count > 1 && !sources.contains { $0.hasSuffix("/main.swift") } }

    /// The names in a manifest, among which are those of the targets.
    private static func targets(in manifest: String) -> Set<String> {
        Set(manifest.matches(of: /name:\s*"([^"]+)"/).map { String($0.1) })
    }

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
        return paths.sorted()
    }

    private static let skippedFolders: Set = ["Pods", "Carthage", "DerivedData", "Tests", "node_modules"]
}
