import Foundation
import Glibc
import LaminaProcess

/// The calls of Slurm's programs.
package struct SlurmProgram: Sendable {
    private let environment: [String: String]
    /// The pauses before a call that failed is repeated, in seconds; a controller that is restarted does not answer for a while.
    private let pauses: [UInt32]

    package init(environment: [String: String] = ProcessInfo.processInfo.environment, pauses: [UInt32] = [1, 2, 4, 8, 15]) {
        (self.environment, self.pauses) = (environment, pauses)
    }

    /// Runs a program and returns the text that it printed.
    ///
    /// - Throws: `SlurmError`. A program that reaches no controller is called again after a pause.
    package func run(_ name: String, _ arguments: [String]) throws(SlurmError) -> String {
        guard let path = path(of: name) else { throw .missing(program: name) }
        for pause in pauses {
            do throws(SlurmError) {
                return try attempt(name, path, arguments)
            } catch {
                guard case .failed(_, let message) = error, Self.isPassing(message) else { throw error }
                sleep(pause)
            }
        }
        return try attempt(name, path, arguments)
    }

    /// The messages of Slurm's programs when the controller or the accounting does not answer.
    private static func isPassing(_ message: String) -> Bool {
        ["Unable to contact slurm controller", "Connection refused", "Connection timed out", "Socket timed out", "temporarily unable"].contains {
            message.contains($0)
        }
    }

    private func path(of name: String) -> String? { ProgramSearch.program(name, in: environment["PATH"] ?? ProgramSearch.usualPath) }

    private func attempt(_ name: String, _ path: String, _ arguments: [String]) throws(SlurmError) -> String {
        guard let output = DescriptorPipe(), let errors = DescriptorPipe() else { throw .failed(program: name, message: "no descriptor is left") }
        defer { for end in [output.readEnd, errors.readEnd] { close(end) } }
        let child: ChildProcess
        do throws(ChildProcess.NotStarted) {
            defer { for end in [output.writeEnd, errors.writeEnd] { close(end) } }
            child = try ChildProcess.start(
                ChildProcess.Launch(
                    path: path, arguments: arguments, environment: environment,
                    descriptors: [STDOUT_FILENO: output.writeEnd, STDERR_FILENO: errors.writeEnd]))
        } catch {
            throw .failed(program: name, message: "error \(error.code)")
        }
        // Messages are short enough for the pipe's buffer, so the outputs can be read one after the other.
        let (text, message) = (Self.text(output.readEnd), Self.text(errors.readEnd))
        guard child.wait() == .exited(status: 0) else {
            let lines = message.split(separator: "\n").map { $0.trimmingPrefix("\(name): error: ") }
            throw .failed(program: name, message: lines.joined(separator: "; "))
        }
        return text
    }

    private static func text(_ descriptor: Int32) -> String {
        let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
