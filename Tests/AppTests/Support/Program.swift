import Foundation
import Testing
import TestSupport

/// A program that runs in a folder until it ends or exceeds its time limit.
final class Program {
    struct Result {
        let status: Int32
        let output: Data
        let errors: String
    }

    private let process = Process()
    /// The folder of the files that receive standard output and error, so that the program never waits for a reader.
    private let streams: Folder
    /// The pipe to standard input; nil for a program without input.
    private let input: Pipe?
    /// The number of output bytes that `waitForLine` has already read.
    private var readBytes = 0
    private let seconds: Int

    /// - Parameters:
    ///   - seconds: The time limit, after which the program and its descendants are killed and the status is 137.
    ///   - takesInput: True when the program reads the text passed to `write`.
    init(
        _ path: String, _ arguments: [String], in folder: Folder, environment: [String: String] = [:], seconds: Int = 60,
        takesInput: Bool = false
    ) throws {
        self.seconds = seconds
        input = takesInput ? Pipe() : nil
        // Ignores SIGPIPE: writing to a program that has ended must not end the test process.
        signal(SIGPIPE, SIG_IGN)
        streams = try Folder()
        for name in ["out", "err"] { try Data().write(to: URL(filePath: streams.file(name))) }
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["timeout", "-s", "KILL", "\(seconds)", path] + arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = input ?? FileHandle.nullDevice as Any
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.file("out")))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.file("err")))
        try process.run()
    }

    /// Sends a signal to the program; SIGKILL also goes to all of its descendants.
    func send(_ signal: Int32) {
        guard process.isRunning else { return }
        // `timeout` leads the process group, and the program is its only child.
        let leader = process.processIdentifier
        if signal == SIGKILL { Foundation.kill(-leader, SIGKILL) } else { for child in Self.children(of: leader) { Foundation.kill(child, signal) } }
    }

    /// Kills the program alone; its descendants go on.
    func kill() { for child in Self.children(of: process.processIdentifier) { Foundation.kill(child, SIGKILL) } }

    private static func children(of parent: pid_t) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { process in
            let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
            // The fields after the name, which is in parentheses and may contain spaces: state, parent.
            let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
            return fields.count > 2 && pid_t(fields[2]) == parent
        }
    }

    var isRunning: Bool { process.isRunning }

    /// Writes text to the program's standard input.
    func write(_ text: String) { try? input?.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    /// Waits for the next output line that satisfies `passes`, searching from the end of the last match.
    func waitForLine(_ passes: (String) -> Bool) throws -> String {
        let limit = Date(timeIntervalSinceNow: Double(seconds))
        while Date() < limit {
            let isOver = !process.isRunning
            let text = try Data(contentsOf: URL(filePath: streams.file("out"))).dropFirst(readBytes)
            for line in text.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
                readBytes += line.count + 1
                let line = String(decoding: line, as: UTF8.self)
                if passes(line) { return line }
            }
            if isOver { break }
            usleep(5_000)
        }
        throw NoSuchLine(errors: try String(contentsOfFile: streams.file("err"), encoding: .utf8))
    }

    /// The program ended or exceeded its time limit before it printed the expected line.
    struct NoSuchLine: Error {
        let errors: String
    }

    /// Closes standard input and waits until the program ends.
    func result() throws -> Result {
        try input?.fileHandleForWriting.close()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try Data(contentsOf: URL(filePath: streams.file("out"))),
            errors: try String(contentsOfFile: streams.file("err"), encoding: .utf8))
    }
}
