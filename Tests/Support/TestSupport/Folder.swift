package import Foundation

/// A temporary folder for one test, which is deleted with the object.
package final class Folder: Sendable {
    package let url = FileManager.default.temporaryDirectory.appending(path: "lamina-\(UUID())")

    package init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }
    /// The names of all files in the folder, including hidden ones.
    package var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    /// Returns the path of an existing or future file in the folder.
    package func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, and creates its parent folders.
    package func write(_ data: Data, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a text file.
    ///
    /// - Returns: The file's path.
    package func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
        return file(name)
    }

    /// Writes an executable shell script.
    ///
    /// - Returns: The script's path.
    package func script(_ name: String, _ text: String) throws -> String {
        try executable(name, Array("#!/bin/sh\n\(text)\n".utf8))
        return file(name)
    }

    /// Writes an executable file.
    package func executable(_ name: String, _ bytes: [UInt8]) throws {
        try write(Data(bytes), to: name + ".text")
        // The kernel refuses to run a file that is open for writing. If this process wrote the file, a child that another test starts at that moment
        // would inherit the open descriptor and keep it open. So a child process copies it.
        let copy = try Process.run(URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", file(name) + ".text", file(name)])
        copy.waitUntilExit()
        try FileManager.default.removeItem(atPath: file(name) + ".text")
    }
}
