import Foundation

/// The output of a child process that runs one scenario of `ClockProbe`.
struct Probe {
    let lines: [String]
    let errors: String
    let succeeded: Bool

    /// Runs `scenario`; `seed` seeds its random numbers from the start of the process.
    init(_ scenario: String, seed: String? = nil) throws {
        let process = Process()
        process.executableURL = try Self.directory.appending(path: "ClockProbe")
        process.arguments = [scenario]
        var environment = ProcessInfo.processInfo.environment
        environment["LAMINA_SEED"] = seed
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let output = Pipe()
        let errorOutput = Pipe()
        process.standardOutput = output
        process.standardError = errorOutput
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        errors = String(decoding: errorOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        lines = text.split(separator: "\n").map(String.init)
        succeeded = process.terminationReason == .exit && process.terminationStatus == 0
    }

    /// The folder of the build products, which include the tests.
    private static var directory: URL {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(filePath: tests).deletingLastPathComponent()
        }
    }
}
