import ArgumentParser
import Foundation
import Glibc
import LaminaHistory
import LaminaProcess
import LaminaRun
import LaminaStudio

/// The run that the studio shows: a recorded one, or that of an app.
struct StudioSource {
    let history: History
    /// The app whose run goes on; nil for a recorded run.
    let live: LiveRun?
    /// Returns the state of the app's sources; nil when they are not followed.
    let sources: (() -> SourceNews)?

    /// Opens a history, or runs an app for the options' duration.
    ///
    /// - Throws: Errors of the app's start and of the history's file.
    init(_ app: AppArgument, _ options: RecordingOptions, arguments: [String], followsSources: Bool, attaches: Bool) throws {
        if attaches {
            let live = try Self.attachedRun(app.app)
            (history, self.live, sources) = (try live.start(to: 0), live, nil)
            return
        }
        let watch = followsSources ? SourceWatch(app) : nil
        let prepared = try app.runner(arguments: arguments)
        if let run = prepared.history {
            if followsSources { throw ValidationError("--watch works only with an app, a package or a project; \(app.app) is a recorded run") }
            (history, live, sources) = (try HistoryRun.history(in: run.file), nil, nil)
            return
        }
        let live = try Self.liveRun(of: prepared, named: app.app, options, watch)
        watch?.start()
        sources = watch.map { watch in { SourceNews(watch) } }
        (history, self.live) = (try live.start(to: options.duration), live)
    }

    /// The run of an app in a window.
    private static func attachedRun(_ number: String) throws -> LiveRun {
        guard let process = pid_t(number), process > 0 else { throw ValidationError("--attach needs the number of a process, not \(number)") }
        return LiveRun(name: "process \(process)", events: [], isAttached: true) { _ in
            let folder = AttachFolder.path(ProcessInfo.processInfo.environment)
            guard let socket = folder.flatMap({ LocalSocket.connect(to: AttachFolder.socket(of: process, in: $0)) }) else {
                throw ToolError.notAttachable(process: process)
            }
            return LiveRun.App(channel: MessageChannel(descriptor: socket)) { close(socket) }
        }
    }

    private static func liveRun(
        of prepared: PreparedRun, named name: String, _ options: RecordingOptions, _ watch: SourceWatch?
    ) throws -> LiveRun {
        var request = try options.request(for: prepared, output: "")
        let events = request.events
        request.destination = .nowhere
        request.recording?.channel = LiveApp.channel
        // The studio itself notices an app that hangs; between two commands the app may wait for ever.
        request.patience = 0
        request.events = []
        let held: RunEvent.Orientation? = request.device.map { $0.isLandscape ? .landscapeLeft : .portrait }
        let budget = request.recording?.budget ?? HistoryBudget.usualBytes
        return LiveRun(name: name, events: events, held: held, budget: budget) { turns in
            request.device?.turnsLater = turns
            let (process, descriptor) = try LiveApp.start(prepared.runner, at: watch?.built.program, request)
            return LiveRun.App(channel: MessageChannel(descriptor: descriptor)) {
                // The command forwards the signal to the app and ends it when it does not obey.
                process.send(SIGTERM)
                close(descriptor)
                _ = process.wait()
            }
        }
    }
}

extension SourceNews {
    fileprivate init(_ watch: SourceWatch) {
        let state = watch.latest
        switch state.outcome {
        case .unchanged: self.init(number: state.number, state: .unchanged)
        case .building: self.init(number: state.number, state: .building, seconds: state.begin.duration(to: .now) / .seconds(1))
        case .built: self.init(number: state.number, state: .built)
        case .failed(let output): self.init(number: state.number, state: .failed, output: output)
        }
    }
}
