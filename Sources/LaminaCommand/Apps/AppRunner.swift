import ArgumentParser
import Foundation
import Glibc
import LaminaServer
import LaminaVideo

/// Runs an app with a request, and ends as the app does.
struct AppRunner {
    let app: String
    /// For the app.
    let arguments: [String]
    /// Added to the app's environment.
    var additions: [String: String] = [:]

    /// The app's descriptor that stands for our standard output; the app's own standard output goes to standard error,
    /// so that what it prints does not end up in a film.
    static let outputDescriptor: Int32 = 4
    /// The app's end of the pipe on which it says that it is ready.
    static let statusDescriptor: Int32 = 3
    /// The environment variable that gives slow machines more time.
    static let patienceVariable = "LAMINA_PATIENCE"

    /// How long an app may take to be ready, in seconds.
    private var patience: Double {
        ProcessInfo.processInfo.environment[Self.patienceVariable].flatMap { Double($0) } ?? 10
    }

    /// - Throws: `ExitCode` when the app ends otherwise than well.
    func run(_ request: RunRequest) throws {
        let path = try AppFinder().path(of: app)
        try request.checkNumbers()
        if request.window == nil { try Outputs.check(request) }
        let signals = SignalWatch()
        let (child, status) = try start(path, request)
        defer { close(status) }
        let ending = try AppWatch(child: child, name: app, patience: patience, signals: signals).ending(ready: status)
        if ending != .exited(status: 0) { Outputs.removeRemains(of: request, process: child.identifier) }
        try report(ending, after: signals.lastForwarded)
    }

    private func start(_ path: String, _ request: RunRequest) throws -> (ChildProcess, status: Int32) {
        guard let pipe = DescriptorPipe() else { throw ToolError.noResources(code: errno) }
        defer { close(pipe.writeEnd) }
        let launch = ChildProcess.Launch(
            path: path, arguments: arguments, environment: try environment(request),
            descriptors: [
                STDOUT_FILENO: request.isLive ? STDOUT_FILENO : STDERR_FILENO, Self.statusDescriptor: pipe.writeEnd,
                Self.outputDescriptor: STDOUT_FILENO,
            ])
        do throws(ChildProcess.NotStarted) {
            return (try ChildProcess.start(launch), pipe.readEnd)
        } catch {
            close(pipe.readEnd)
            // The C string stays valid until this thread asks again.
            throw ToolError.notAnApp(name: app, reason: unsafe String(cString: strerror(error.code)))
        }
    }

    /// Ours, with the request and, unless the app lives among its user's other programs, its seed and a place and language that are the same on
    /// every machine.
    private func environment(_ request: RunRequest) throws -> [String: String] {
        var request = request
        request.statusDescriptor = Self.statusDescriptor
        do {
            var own = additions
            own[RunRequest.variable] = try request.environmentValue()
            if !request.isLive {
                own.merge(["TZ": "UTC", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"]) { _, fixed in fixed }
                own[SystemRandom.seedVariable] = "\(request.seed)"
            }
            return ProcessInfo.processInfo.environment.merging(own) { _, own in own }
        } catch let error as OversizedRequest {
            throw ToolError.oversized(error)
        }
    }

    private func report(_ ending: ChildProcess.Ending, after forwarded: Int32?) throws {
        if forwarded == SIGINT { throw ExitCode(RunStatus.interrupted.rawValue) }
        switch ending {
        case .exited(status: 0): return
        case .exited(let status): throw ExitCode(status)
        // The way of shells: 128 and the signal's number.
        case .killed(let signal) where signal == forwarded: throw ExitCode(128 + signal)
        case .killed(let signal) where signal == SIGINT: throw ExitCode(RunStatus.interrupted.rawValue)
        case .killed(let signal): throw ToolError.appKilled(name: app, signal: signal)
        }
    }
}
