import Foundation
import LaminaProcess
import LaminaRun

/// A part of a film that a process of its own makes; it reaches that process as JSON in an environment variable.
struct FilmPart: Codable {
    let app: String
    let arguments: [String]
    let request: RunRequest
    /// The process whose end ends this one.
    let parent: Int32

    static let variable = "LAMINA_PART"

    /// Reads the part from the environment; nil when there is none.
    static func read() -> FilmPart? {
        ProcessInfo.processInfo.environment[variable].flatMap { try? JSONDecoder().decode(FilmPart.self, from: Data($0.utf8)) }
    }

    /// Starts the process that makes the part, with its messages on a descriptor.
    func start(messages: Int32) throws -> ChildProcess {
        let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        let launch = ChildProcess.Launch(
            path: "/proc/self/exe", arguments: ["render-part"],
            environment: ProcessInfo.processInfo.environment.merging([Self.variable: text]) { _, new in new },
            descriptors: [STDOUT_FILENO: messages, STDERR_FILENO: messages], hasOwnGroup: true)
        do throws(ChildProcess.NotStarted) {
            return try ChildProcess.start(launch)
        } catch {
            throw ToolError.noResources(code: error.code)
        }
    }
}
