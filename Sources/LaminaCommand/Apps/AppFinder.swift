import Foundation
import Glibc

/// A search for apps by path, or by name beside the tool.
struct AppFinder {
    /// The folder that contains the tool.
    let folder: String

    /// Creates a search.
    ///
    /// - Parameter folder: The folder that contains the tool; nil asks the kernel for it.
    init(folder: String? = nil) {
        self.folder = folder ?? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// Returns the path of an app's executable.
    ///
    /// - Parameter name: A path when it contains a slash; otherwise the name of a file beside the tool or in the current folder.
    /// - Throws: `.noApp` when there is no such file, `.notAnApp` when it cannot be executed.
    func path(of name: String) throws(ToolError) -> String {
        for candidate in name.contains("/") ? [name] : ["\(folder)/\(name)", "./\(name)"] {
            var isFolder: ObjCBool = false
            // Safe because the call writes the flag only for its duration.
            guard unsafe FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue { throw .notAnApp(name: name, reason: "it is a folder") }
            guard unsafe access(candidate, X_OK) == 0 else { throw .notAnApp(name: name, reason: "it is not executable") }
            return candidate
        }
        throw .noApp(name: name)
    }

    /// Returns the names of the apps beside the tool, sorted.
    func appNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { name in
            let path = "\(folder)/\(name)"
            return unsafe access(path, X_OK) == 0 && ELFSections(path: path)?.contains(Self.marker) == true
        }
    }

    /// The ELF section by which apps are recognised; Lamina's start code adds it to every app, and it survives `strip`.
    static let marker = ".note.lamina"
}
