import ArgumentParser
import CLaminaRuntime
import Foundation
import LaminaProcess
import LaminaRun

/// The hidden command `lamina live-app`: runs an app that the studio drives, and reports its end as `lamina record` does.
///
/// It is a process of its own, because whoever runs an app waits for it, and the studio waits for its page.
struct LiveApp: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "live-app", abstract: "Runs an app that the studio drives.", shouldDisplay: false)

    @Argument(help: "The app as the user has named it.")
    var name: String

    @Argument(help: "The path of its executable.")
    var executable: String

    @Argument(parsing: .postTerminator, help: "The app's arguments.")
    var appArguments: [String] = []

    func run() throws {
        guard let request = try RunRequest.read(from: ProcessInfo.processInfo.environment) else {
            throw ValidationError("`lamina studio` calls this command")
        }
        // The studio's end is a signal, which is forwarded to the app as a user's would be; an app that does not obey is killed.
        lamina_end_with_parent()
        try reportingErrors { try AppRunner(app: BuiltApp(name: name, executable: executable), arguments: appArguments).run(request) }
    }
}

extension LiveApp {
    /// The descriptor of the app's end of the channel.
    static let channel: Int32 = 5

    /// Starts the command with a request.
    ///
    /// - Parameter program: The path of the app's program; nil for the runner's own.
    /// - Returns: The process, and the studio's end of the channel, which is the caller's to close.
    static func start(_ runner: AppRunner, at program: String?, _ request: RunRequest) throws -> (process: ChildProcess, channel: Int32) {
        guard let pair = SocketPair() else { throw ToolError.noResources(code: errno) }
        defer { close(pair.ends.1) }
        var environment = ProcessInfo.processInfo.environment.merging(runner.additions) { _, added in added }
        environment[RunRequest.variable] = try request.environmentValue()
        let arguments = [configuration.commandName ?? "", runner.app, try program ?? runner.path(), "--"] + runner.arguments
        let launch = ChildProcess.Launch(
            path: Bundle.main.executablePath ?? "lamina", arguments: arguments, environment: environment, descriptors: [channel: pair.ends.1])
        do {
            return (try ChildProcess.start(launch), pair.ends.0)
        } catch {
            close(pair.ends.0)
            throw error
        }
    }
}
