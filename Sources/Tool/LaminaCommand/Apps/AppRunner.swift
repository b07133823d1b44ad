import ArgumentParser
import Foundation
import Glibc
import LaminaProcess
import LaminaRun
import LaminaVideo

/// Starts an app with a request, waits for its end, and reports that end as the tool's own.
struct AppRunner {
    let app: String
    /// The path of the executable, when it has been found already.
    private var executable: String?
    /// The arguments for the app.
    let arguments: [String]
    /// Variables to add to the app's environment.
    var additions: [String: String] = [:]
    /// Receives the app's messages and limits its time and memory; nil leaves the messages to standard error.
    var monitor: RunMonitor?
    /// True when the app is to end, because a newer one is there; nil never ends it.
    var isOutdated: (() -> Bool)?

    /// The descriptor in the app that leads to the tool's standard output.
    ///
    /// The app's own standard output leads to the tool's standard error, so that output of the app never gets into a film.
    static let outputDescriptor: Int32 = 4
    /// The app's end of a pipe, on which it reports that it is ready and, later, that the run ended in an orderly way.
    static let statusDescriptor: Int32 = 3
    /// The environment variable with the time that an app may take to be ready, for slow machines.
    static let patienceVariable = "LAMINA_PATIENCE"

    init(app: String, arguments: [String], monitor: RunMonitor? = nil) { (self.app, self.arguments, self.monitor) = (app, arguments, monitor) }

    /// Creates the runner of an app that has been built.
    init(app: BuiltApp, arguments: [String], additions: [String: String] = [:]) {
        (self.app, executable, self.arguments, self.additions) = (app.name, app.executable, arguments, additions)
    }

    /// Returns the path of the app's executable; a package or a project is built first.
    func path() throws(ToolError) -> String { if let executable { executable } else { try AppFinder().path(of: app) } }

    /// The time that an app may take to be ready, in seconds.
    private var patience: Double {
        ProcessInfo.processInfo.environment[Self.patienceVariable].flatMap { Double($0) } ?? 10
    }

    /// Runs the app until it ends.
    ///
    /// - Throws: `ExitCode` or `ToolError` when the app does not end successfully.
    func run(_ request: RunRequest) throws {
        let path = try path()
        try request.checkNumbers()
        if request.window == nil {
            try Outputs.check(request)
            EncoderProcesses.adopt()
        }
        let signals = SignalWatch()
        let home = request.isLive ? nil : try home(for: request.backend)
        defer { withExtendedLifetime(home) {} }
        let (child, status) = try start(path, request, home?.variables ?? [:])
        var isComplete = false
        defer {
            close(status)
            if !isComplete { removeRemains(of: request, process: child.identifier) }
        }
        let watch = AppWatch(child: child, name: app, patience: patience, signals: signals, monitor: monitor, isOutdated: isOutdated)
        let end = try watch.end(status: status)
        if isOutdated?() == true, signals.lastForwarded == nil { return }
        isComplete = end.ending == .exited(status: 0) && end.isAnnounced
        try report(end, of: request, after: signals)
    }

    private func home(for backend: DrawingBackend) throws(ToolError) -> FilmHome {
        do { return try FilmHome(for: backend) } catch { throw .cannotCreate(path: error.path, reason: error.reason) }
    }

    /// Removes the files of an incomplete run; encoders are ended first, because a running one would create its file again.
    private func removeRemains(of request: RunRequest, process: pid_t) {
        guard request.window == nil else { return }
        EncoderProcesses.end(of: process)
        Outputs.removeRemains(of: request, process: process)
    }

    private func start(_ path: String, _ request: RunRequest, _ home: [String: String]) throws -> (ChildProcess, status: Int32) {
        guard let pipe = DescriptorPipe() else { throw ToolError.noResources(code: errno) }
        defer { close(pipe.writeEnd) }
        let messages = monitor?.writeEnd ?? STDERR_FILENO
        let launch = ChildProcess.Launch(
            path: path, arguments: arguments, environment: try environment(request, home),
            descriptors: [
                STDOUT_FILENO: request.isLive ? STDOUT_FILENO : messages, STDERR_FILENO: messages, Self.statusDescriptor: pipe.writeEnd,
                Self.outputDescriptor: STDOUT_FILENO,
            ].merging(request.recording?.channel.map { [$0: $0] } ?? [:]) { $1 })
        do throws(ChildProcess.NotStarted) {
            return (try ChildProcess.start(launch), pipe.readEnd)
        } catch {
            close(pipe.readEnd)
            // Safe because strerror's C string stays valid until this thread's next call.
            throw ToolError.notAnApp(name: app, reason: unsafe String(cString: strerror(error.code)))
        }
    }

    /// Returns the tool's environment with the request added.
    ///
    /// A film or still also gets a seed, a home folder, and the same time zone and language on every machine; a window keeps the user's own.
    private func environment(_ request: RunRequest, _ home: [String: String]) throws -> [String: String] {
        var request = request
        request.statusDescriptor = Self.statusDescriptor
        request.words = RunRequest.Words(
            tool: CommandLine.arguments.first ?? "lamina", app: app, toolPath: Bundle.main.executablePath)
        do {
            let caller = ProcessInfo.processInfo.environment.merging(additions) { _, added in added }
            var environment = request.isLive ? caller : FilmEnvironment.made(from: caller)
            environment[RunRequest.variable] = try request.environmentValue()
            if !request.isLive { environment[SystemRandom.seedVariable] = "\(request.seed)" }
            environment.merge(home) { _, home in home }
            return environment
        } catch let error as OversizedRequest {
            throw ToolError.oversized(error)
        }
    }

    private func report(_ end: AppWatch.End, of request: RunRequest, after signals: SignalWatch) throws {
        if let reason = monitor?.reasonToStop { throw ToolError.stopped(name: app, reason: reason) }
        if signals.isUnanswered { writeToStandardError("lamina: \(app) did not respond and was killed\n") }
        // The exit code of a signal, as in shells: 128 plus the signal's number.
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
