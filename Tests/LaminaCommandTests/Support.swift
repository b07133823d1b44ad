import Foundation
import Testing
import TestSupport

/// The built tool, in the same folder as the test bundle.
enum Tool {
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "lamina").path

    /// Runs the tool and waits until it ends.
    ///
    /// - Parameter folder: The current folder; nil is the tests' own.
    static func run(_ arguments: [String], environment: [String: String] = [:], in folder: Folder? = nil) throws -> Result {
        try start(arguments, environment: environment, in: folder).result()
    }

    static func start(_ arguments: [String], environment: [String: String] = [:], in folder: Folder? = nil) throws -> Running {
        try Running(arguments, environment: environment, in: folder)
    }

    /// A running tool; its streams go to files, so that it never waits for a reader.
    final class Running {
        private let process = Process()
        private let folder: Folder

        init(_ arguments: [String], environment: [String: String], in current: Folder?) throws {
            folder = try Folder()
            for name in ["out", "err"] { try Data().write(to: URL(filePath: folder.file(name))) }
            process.executableURL = URL(filePath: Tool.path)
            process.arguments = arguments
            if let current { process.currentDirectoryURL = current.url }
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

/// Waits until a named pipe has been opened for writing and closed again, by which a script reports its progress.
func waitForWriter(of path: String) throws {
    _ = try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd()
}
