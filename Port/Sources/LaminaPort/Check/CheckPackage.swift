import Foundation

/// The modules that are checked together: the modules of a package, or one module of all files at a path.
struct CheckPackage {
    /// The modules of Swift; each stands after those that it needs.
    let units: [CheckUnit]
    /// The modules of targets without Swift files.
    let headers: [HeaderModule]

    /// Makes modules of the targets of a package that have Swift files, or one module of all files at a path.
    private init(path: String) {
        let folder = URL(filePath: path).standardizedFileURL
        let manifest = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)).map(PackageManifest.init)
        let targets = Self.sorted(manifest?.targets ?? []).map { ($0, CheckUnit(path: path, target: $0, folder: folder)) }
        let units = targets.map(\.1).filter { !$0.sources.isEmpty }
        // A manifest that is put together by statements tells nothing about folders.
        self.units = units.isEmpty ? [CheckUnit(path: path)] : units
        headers = targets.filter { $1.sources.isEmpty }.map { HeaderModule($0.0, package: folder) }
    }

    /// Returns the package at a path, or the Xcode projects in a folder that is no project or package itself.
    static func all(below path: String) -> [CheckPackage] {
        let folder = URL(filePath: path)
        let isPackage = FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        guard !isPackage, !isProject(folder) else { return [CheckPackage(path: path)] }
        let projects = projects(below: folder)
        return projects.count > 1 ? projects.map { CheckPackage(path: $0.path) } : [CheckPackage(path: path)]
    }

    /// The folders with an Xcode project; those inside another one are parts of it.
    private static func projects(below folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var projects: [URL] = []
        while let file = files?.nextObject() as? URL {
            if CheckUnit.skippedFolders.contains(file.lastPathComponent) {
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
}
