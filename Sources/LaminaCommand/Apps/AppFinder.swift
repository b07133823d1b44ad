import Foundation
import Glibc

/// Finds apps by path or by name beside the tool.
struct AppFinder {
    /// The folder of the tool.
    let folder: String

    /// - Parameter folder: nil asks the kernel where this program is.
    init(folder: String? = nil) {
        self.folder = folder ?? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// The path of an app.
    ///
    /// - Parameter name: A path when it has a slash; otherwise a name beside the tool, or else in the current folder.
    /// - Throws: `.noApp` when there is no such file, `.notAnApp` when it cannot be run.
    func path(of name: String) throws(ToolError) -> String {
        for candidate in name.contains("/") ? [name] : ["\(folder)/\(name)", "./\(name)"] {
            var isFolder: ObjCBool = false
            // The call fills the one flag that is lent to it.
            guard unsafe FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue { throw .notAnApp(name: name, reason: "it is a folder") }
            guard unsafe access(candidate, X_OK) == 0 else { throw .notAnApp(name: name, reason: "it is not executable") }
            return candidate
        }
        throw .noApp(name: name)
    }

    /// The names of the apps beside the tool, in order.
    func appNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { name in
            let path = "\(folder)/\(name)"
            return unsafe access(path, X_OK) == 0 && ELFSections(path: path)?.contains(Self.marker) == true
        }
    }

    /// The section that the start code of Lamina puts into every app that links it; it survives `strip`.
    static let marker = ".note.lamina"
}
