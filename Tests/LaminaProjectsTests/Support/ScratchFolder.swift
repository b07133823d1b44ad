import Foundation

/// A temporary folder, which disappears with the value.
final class ScratchFolder {
    let path: String

    init() throws {
        // The temporary folder may be a link, and paths are compared.
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "projects-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(name: String) -> String { path + "/" + name }

    func write(_ name: String, _ text: String = "") throws {
        let url = URL(filePath: self[name])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Writes empty files.
    func touch(_ names: String...) throws { for name in names { try write(name) } }

    /// Writes a project under its name, and returns the path of the `.xcodeproj`.
    func write(_ project: SampleProject, in folder: String = "") throws -> String {
        let path = (folder.isEmpty ? "" : folder + "/") + project.name + ".xcodeproj"
        try write(path + "/project.pbxproj", project.text)
        return self[path]
    }
}

extension ScratchFolder {
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
    }
}
