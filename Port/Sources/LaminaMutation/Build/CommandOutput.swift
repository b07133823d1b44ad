import Foundation

/// The end of a program that was run, and what it wrote.
struct CommandOutput {
    let status: Int32
    let text: String

    /// Runs a program found in `PATH`, and returns its output and errors together.
    ///
    /// - Parameters:
    ///   - limit: Seconds after which the program and its children are ended.
    ///   - line: Is called for each line as it comes; when it returns false, the program and its children are ended.
    static func run(
        _ arguments: [String], folder: String, environment: [String: String] = [:], limit: Int = 3600, line: (Substring) -> Bool = { _ in true }
    ) throws -> CommandOutput {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // `timeout` leads a group of processes to which the program and its children belong.
        process.arguments = ["timeout", "--signal=KILL", String(limit)] + arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = read(pipe.fileHandleForReading, line: line) { kill(-process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        let sign: Int32 = process.terminationReason == .uncaughtSignal ? -1 : 1
        return CommandOutput(status: sign * process.terminationStatus, text: text)
    }

    private static func read(_ handle: FileHandle, line: (Substring) -> Bool, end: () -> Void) -> String {
        var bytes = Data()
        var begun = 0
        while true {
            let more = handle.availableData
            guard !more.isEmpty else { break }
            bytes += more
            while let newline = bytes[begun...].firstIndex(of: UInt8(ascii: "\n")) {
                if !line(Substring(decoding: bytes[begun..<newline], as: UTF8.self)) { end() }
                begun = newline + 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
