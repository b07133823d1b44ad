import Foundation
import Glibc

/// A search for apps by path, or by name beside the tool and in the current folder.
struct AppFinder {
    /// The folder that contains the tool.
    let folder: String
    /// The folder that is searched after the tool's.
    private let currentFolder: String

    /// Creates a search.
    ///
    /// - Parameter folder: The folder that contains the tool; nil asks the kernel for it.
    init(folder: String? = nil, currentFolder: String = ".") {
        self.folder = folder ?? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        self.currentFolder = currentFolder
    }

    /// The path of the tool, for processes of its own.
    var tool: String { "\(folder)/lamina" }

    /// Returns the path of an app's executable; the folder of a Swift package, or an Xcode project, is built first.
    ///
    /// - Parameters:
    ///   - name: A path when it contains a slash; otherwise the name of a file beside the tool or in the current folder.
    ///   - target: The app's target in an Xcode project; nil takes the one that the project is named after.
    /// - Throws: `.noApp` when there is no such file, `.notAnApp` when none can be executed, `.noTargets` for a target of anything but a project;
    ///   errors of `SwiftPackage` and `ProjectPackage`.
    func path(of name: String, target: String? = nil) throws(ToolError) -> String {
        let paths = name.contains("/") ? [name] : ["\(folder)/\(name)", "\(currentFolder)/\(name)"]
        let files = paths.filter { FileManager.default.fileExists(atPath: $0) }
        // A folder beside the tool may have the name of an app in the current folder.
        if target == nil {
            if let app = files.first(where: { obstacle(to: $0) == nil }) { return app }
            for file in files { if let package = SwiftPackage(folder: file) { return try package.program() } }
        }
        for file in files { if let project = try ProjectPackage(path: file, target: target) { return try project.program() } }
        guard let reason = files.first.flatMap(obstacle) else { throw files.isEmpty ? .noApp(name: name) : .noTargets(app: name) }
        throw target == nil ? .notAnApp(name: name, reason: reason) : .noTargets(app: name)
    }

    /// Returns the reason why an existing file cannot be executed; nil when it can.
    private func obstacle(to path: String) -> String? {
        var isFolder: ObjCBool = false
        // Safe because the call writes the flag only for its duration.
        if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return "it is a folder" }
        return unsafe access(path, X_OK) == 0 ? nil : "it is not executable"
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
