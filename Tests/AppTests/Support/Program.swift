import Foundation

/// A program that runs in a folder until it ends, or until its time is up.
final class Program {
    struct Result {
        let status: Int32
        let output: Data
        let errors: String
    }

    private let process = Process()
    /// Streams go to files, so that nothing waits for a reader.
    private let streams: Folder

    /// - Parameter seconds: After these it is killed, with all that it started; the result's status is 137 then.
    init(_ path: String, _ arguments: [String], in folder: Folder, environment: [String: String] = [:], seconds: Int = 60) throws {
        streams = try Folder()
        for name in ["out", "err"] { try Data().write(to: URL(filePath: streams.file(name))) }
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["timeout", "-s", "KILL", "\(seconds)", path] + arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.file("out")))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.file("err")))
        try process.run()
    }

    /// Sends a signal to the program and to all that it started, as a terminal does.
    ///
    /// `timeout` leads the group. It does not pass on what it gets itself, as it inherits the blocked signals of the thread that starts it.
    func send(_ signal: Int32) { kill(-process.processIdentifier, signal) }

    /// Waits for the program's end.
    func result() throws -> Result {
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try Data(contentsOf: URL(filePath: streams.file("out"))),
            errors: try String(contentsOfFile: streams.file("err"), encoding: .utf8))
    }
}
