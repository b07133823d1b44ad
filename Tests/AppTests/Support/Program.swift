import Foundation
import Testing
import TestSupport

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
    /// Nil for a program that gets nothing to read.
    private let input: Pipe?
    /// How much of the output `waitForLine` has seen.
    private var readBytes = 0
    private let seconds: Int

    /// - Parameters:
    ///   - seconds: After these it is killed, with all that it started; the result's status is 137 then.
    ///   - takesInput: It reads what `write` gives.
    init(
        _ path: String, _ arguments: [String], in folder: Folder, environment: [String: String] = [:], seconds: Int = 60,
        takesInput: Bool = false
    ) throws {
        self.seconds = seconds
        input = takesInput ? Pipe() : nil
        // A program that has ended reads no more, and that is no reason for this one to end.
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

    /// Sends a signal to the program, or SIGKILL to it and all that it started.
    func send(_ signal: Int32) {
        guard process.isRunning else { return }
        // `timeout` leads the group, and the program is its only child.
        let leader = process.processIdentifier
        if signal == SIGKILL { kill(-leader, SIGKILL) } else { for child in Self.children(of: leader) { kill(child, signal) } }
    }

    private static func children(of parent: pid_t) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { process in
            let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
            // After the name, which stands in parentheses and may hold spaces: state, parent.
            let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
            return fields.count > 2 && pid_t(fields[2]) == parent
        }
    }

    var isRunning: Bool { process.isRunning }

    /// Gives the program something to read.
    func write(_ text: String) { try? input?.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    /// The next whole line of the output that passes, from where the last call ended; waits for it.
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

    /// A program ended, or its time was up, before it said what was waited for.
    struct NoSuchLine: Error {
        let errors: String
    }

    /// Waits for the program's end; it gets nothing more to read.
    func result() throws -> Result {
        try input?.fileHandleForWriting.close()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try Data(contentsOf: URL(filePath: streams.file("out"))),
            errors: try String(contentsOfFile: streams.file("err"), encoding: .utf8))
    }
}
