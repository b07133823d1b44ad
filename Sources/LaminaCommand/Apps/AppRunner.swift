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
    /// The app's end of the pipe on which it says that it is ready and, later, that the run has ended in order.
    static let statusDescriptor: Int32 = 3
    /// The environment variable that gives slow machines more time.
    static let patienceVariable = "LAMINA_PATIENCE"

    /// How long an app may take to be ready, in seconds.
    private var patience: Double {
        ProcessInfo.processInfo.environment[Self.patienceVariable].flatMap { Double($0) } ?? 10
    }

    /// - Throws: `ExitCode` or `ToolError` when the app ends otherwise than well.
    func run(_ request: RunRequest) throws {
        let path = try AppFinder().path(of: app)
        try request.checkNumbers()
        if request.window == nil {
            try Outputs.check(request)
            EncoderProcesses.adopt()
        }
        let signals = SignalWatch()
        let (child, status) = try start(path, request)
        var isComplete = false
        defer {
            close(status)
            if !isComplete { removeRemains(of: request, process: child.identifier) }
        }
        let watch = AppWatch(child: child, name: app, patience: patience, signals: signals)
        let end = try watch.end(status: status)
        isComplete = end.ending == .exited(status: 0) && end.isAnnounced
        try report(end, of: request, after: signals)
    }

    /// Encoders go first: one that is still at work would make its file anew.
    private func removeRemains(of request: RunRequest, process: pid_t) {
        guard request.window == nil else { return }
        EncoderProcesses.end(of: process)
        Outputs.removeRemains(of: request, process: process)
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
        request.words = RunRequest.Words(tool: CommandLine.arguments.first ?? "lamina", app: app)
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

    private func report(_ end: AppWatch.End, of request: RunRequest, after signals: SignalWatch) throws {
        if signals.isUnanswered { writeToStandardError("lamina: \(app) did not answer and was ended\n") }
        // As shells do: 128 and the signal's number.
        if let forwarded = signals.lastForwarded, forwarded == SIGINT || end.ending == .killed(signal: forwarded) || signals.isForced {
            throw ExitCode(128 + forwarded)
        }
        switch end.ending {
        case .exited(let status) where request.window == nil && !end.isAnnounced:
            throw ToolError.incomplete(name: app, result: request.destination.name, status: status)
        case .exited(status: 0): return
        case .exited(let status): throw ExitCode(status)
        case .killed(signal: SIGINT): throw ExitCode(RunStatus.interrupted.rawValue)
        case .killed(let signal): throw ToolError.appKilled(name: app, signal: signal)
        }
    }
}
