import Foundation

/// The root folder of an SDK, in which compiler and linker look for the system's files: links to the system's folders, with the toolchain's libraries
/// among them.
///
/// The compiler makes it when it is first called on a machine, so that the files of an SDK are the same on every machine.
struct SDKRoot {
    /// The folder of the links.
    let folder: URL

    /// The toolchain's folder `lib/swift` at which the links point; nil before they are made, and after the toolchain has gone.
    var toolchain: URL? {
        let link = folder.appending(path: "usr/lib/swift")
        return FileManager.default.fileExists(atPath: link.path) ? link.resolvingSymlinksInPath() : nil
    }

    /// Makes the links, in place of those to another toolchain.
    ///
    /// Several compilers may do so at once: the folder appears complete, and whoever is late keeps the folder of another.
    func make(toolchain: URL) throws {
        let new = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: new) }
        try write(to: new, toolchain: toolchain)
        if self.toolchain == nil { try? FileManager.default.removeItem(at: folder) }
        do { try FileManager.default.moveItem(at: new, to: folder) } catch { if self.toolchain == nil { throw error } }
    }

    private func write(to root: URL, toolchain: URL) throws {
        let libraries = root.appending(path: "usr/lib")
        try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
        for name in ["lib", "lib64", "bin"] { try link(root.appending(path: name), to: "/\(name)") }
        for name in try FileManager.default.contentsOfDirectory(atPath: "/usr") where name != "lib" {
            try link(root.appending(path: "usr/\(name)"), to: "/usr/\(name)")
        }
        // `swiftrt.o` and the modules of the standard library are looked for here.
        for name in Self.toolchainFolders {
            try link(libraries.appending(path: name), to: toolchain.deletingLastPathComponent().appending(path: name).path)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: "/usr/lib") where !Self.toolchainFolders.contains(name) {
            try link(libraries.appending(path: name), to: "/usr/lib/\(name)")
        }
    }

    private static let toolchainFolders = ["swift", "swift_static", "clang"]

    private func link(_ place: URL, to target: String) throws {
        guard FileManager.default.fileExists(atPath: target) else { return }
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    }
}
