import Foundation
import Testing

/// A folder that is removed with this object.
final class Folder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "lamina-\(UUID())").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }
    /// Everything in the folder, hidden files too.
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    func script(_ name: String, _ text: String) throws -> String {
        try executable(name, Array(("#!/bin/sh\n" + text + "\n").utf8))
        return file(name)
    }

    func executable(_ name: String, _ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: file(name) + ".text"))
        // Another process makes the copy: while this one has a program open for writing, a child that another test starts has it too,
        // and the kernel runs no program that somebody writes to.
        let copy = try Process.run(URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", file(name) + ".text", file(name)])
        copy.waitUntilExit()
        try FileManager.default.removeItem(atPath: file(name) + ".text")
    }
}

/// The built tool, beside the test bundle.
enum Tool {
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "lamina").path

    /// Runs the tool to its end.
    static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
        try start(arguments, environment: environment).result()
    }

    static func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Running {
        try Running(arguments, environment: environment)
    }

    /// The tool while it runs; its streams go to files, so that nothing waits for a reader.
    final class Running {
        private let process = Process()
        private let folder: Folder

        init(_ arguments: [String], environment: [String: String]) throws {
            folder = try Folder()
            for name in ["out", "err"] { try Data().write(to: URL(filePath: folder.file(name))) }
            process.executableURL = URL(filePath: Tool.path)
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: URL(filePath: folder.file("out")))
            process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.file("err")))
            try process.run()
        }

        func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

        func result() throws -> Result {
            process.waitUntilExit()
            return Result(
                status: process.terminationStatus, output: try String(contentsOfFile: folder.file("out"), encoding: .utf8),
                errors: try String(contentsOfFile: folder.file("err"), encoding: .utf8))
        }
    }
}

/// Waits until a named pipe has been opened for writing and closed again: a script says by it how far it is.
func waitForWriter(of path: String) throws {
    _ = try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd()
}
