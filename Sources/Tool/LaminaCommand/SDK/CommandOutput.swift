import Foundation
import LaminaProcess

/// The output of a program in `PATH`.
enum CommandOutput {
    /// Runs the program; nil when it is missing or fails.
    ///
    /// - Parameter showsErrors: True when the program's messages are for the user.
    static func of(_ name: String, _ arguments: [String], showsErrors: Bool = false) -> Data? {
        guard let path = ProgramSearch.program(name, in: ProcessInfo.processInfo.environment["PATH"] ?? "") else { return nil }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = pipe
        if !showsErrors { process.standardError = FileHandle.nullDevice }
        guard (try? process.run()) != nil else { return nil }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? output : nil
    }
}
