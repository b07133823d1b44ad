package import Foundation

/// A folder of its own for each test, gone with the object.
package final class Folder {
    package let url = FileManager.default.temporaryDirectory.appending(path: "lamina-\(UUID())")

    package init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }
    /// Everything in the folder, hidden files too.
    package var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    /// The path of a file that is or will be in the folder.
    package func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, and the folders that it is in.
    package func write(_ data: Data, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a file of text.
    ///
    /// - Returns: The file's path.
    package func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
        return file(name)
    }

    /// Writes a program for the shell.
    ///
    /// - Returns: The program's path.
    package func script(_ name: String, _ text: String) throws -> String {
        try executable(name, Array("#!/bin/sh\n\(text)\n".utf8))
        return file(name)
    }

    /// Writes a program.
    package func executable(_ name: String, _ bytes: [UInt8]) throws {
        try write(Data(bytes), to: name + ".text")
        // Another process makes the copy: while this one has a program open for writing, a child that another test starts has it too,
        // and the kernel runs no program that somebody writes to.
        let copy = try Process.run(URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", file(name) + ".text", file(name)])
        copy.waitUntilExit()
        try FileManager.default.removeItem(atPath: file(name) + ".text")
    }
}
