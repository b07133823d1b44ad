import Foundation

/// The root folder of the SDK, in which compiler and linker look for the system's files: links to the system's folders, with the toolchain's libraries
/// among them.
struct SDKRoot {
    /// The folder `lib/swift` of the toolchain.
    let toolchain: URL

    /// Makes the links.
    func write(to root: URL) throws {
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
