import Foundation

/// What a child process that plays one scenario of `ClockProbe` has said.
struct Probe {
    let lines: [String]
    let errors: String
    let succeeded: Bool

    /// Plays `scenario`, with random numbers seeded by `seed` from the start if there is one.
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

    /// Where the products of the build are, the tests among them.
    private static var directory: URL {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(filePath: tests).deletingLastPathComponent()
        }
    }
}
