import Foundation

/// The kind of project at a path.
package enum ProjectLocation: Hashable, Sendable {
    case project(String)
    case workspace(String)
    case playground(String)
    /// A folder with a Package.swift.
    case package(String)
    /// A folder that has Swift files itself, and neither of these.
    case sources(String)

    /// Finds the project at a path, or in the folder at the path.
    ///
    /// In a folder a manifest goes before a workspace, a workspace before a project, and among several of a kind the one with the folder's name.
    package init(_ path: String) throws(ProjectError) {
        let path = FilePath.joined(FileManager.default.currentDirectoryPath, path)
        guard FileLookup.exists(path) else { throw .notFound(path: path) }
        guard FileLookup.isFolder(path) else { throw .noProject(path: path) }
        if let location = Self.bundle(path) { self = location } else { self = try Self.content(of: path) }
    }

    private static func bundle(_ path: String) -> ProjectLocation? {
        switch FilePath.type(path) {
        case "xcodeproj": .project(path)
        case "xcworkspace": .workspace(path)
        case "playground": .playground(path)
        default: nil
        }
    }

    private static func content(of folder: String) throws(ProjectError) -> ProjectLocation {
        let names = FileLookup.names(in: folder)
        if names.contains("Package.swift") { return .package(folder) }
        for type in ["xcworkspace", "xcodeproj", "playground"] {
            if let name = try sole(type, names, folder), let location = bundle(folder + "/" + name) { return location }
        }
        // Only files in the folder itself make it an app: any folder has Swift files somewhere below it.
        guard names.contains(where: { FilePath.type($0) == "swift" }) else { throw .noProject(path: folder) }
        return .sources(folder)
    }

    private static func sole(_ type: String, _ names: [String], _ folder: String) throws(ProjectError) -> String? {
        let all = names.filter { FilePath.type($0) == type }
        if all.count < 2 { return all.first }
        guard let named = all.first(where: { FilePath.stem($0) == FilePath.name(folder) }) else {
            throw .severalProjects(folder: folder, names: all)
        }
        return named
    }
}
