import CLaminaRuntime
import Foundation
import LaminaHistory
import LaminaProcess
import LaminaRun
import LaminaScene
import LaminaVideo
import QuartzCore
import UIKit

/// Runs an app and stores its history: every committed tree, and what happened meanwhile.
///
/// Nothing is drawn.
@MainActor
final class HistoryRecorder {
    private(set) var history: History
    private var budget: HistoryBudget
    private var codeLines: CodeLines
    let roster = LayerRoster()
    /// The layer of the screen on its stage; nil while it is not known, and without a stage.
    private var screenLayer: LayerID?

    /// Runs an app until the time of the request, and writes the history to the request's file.
    ///
    /// - Returns: The status with which the run ended.
    static func record(_ delegate: any UIApplicationDelegate, as request: RunRequest, _ recording: RunRequest.Recording) -> RunStatus {
        request.announceReady()
        Interruption.watch()
        if request.statusDescriptor != nil { lamina_end_with_parent() }
        let watchdog = Watchdog(request)
        defer { watchdog.stop() }
        let recorder = HistoryRecorder(request, budget: recording.budget ?? HistoryBudget.usualBytes)
        RunJournal.shared.start()
        lamina_begin_callers()
        guard var application = DrivenApplication(delegate, request: request, watchdog: watchdog, prepare: recorder.follow) else {
            return .unavailable
        }
        if let channel = recording.channel { return LiveRecorder(recorder, MessageChannel(descriptor: channel)).run(&application) }
        guard recorder.advance(&application, to: request.time(ofFrame: 0)) else {
            StandardError.write("interrupted\n")
            return .interrupted
        }
        return recorder.store(as: request, watchdog)
    }

    private init(_ request: RunRequest, budget: Int) {
        let format = request.frameFormat
        let screen = History.Screen(
            width: format.width, height: format.height, scale: request.scale, background: request.background.color, start: DrivenApplication.start)
        // The name without its folder, so that the same run gives the same bytes wherever the app lies.
        let name = (request.words?.app).map { URL(filePath: $0).lastPathComponent } ?? ProcessInfo.processInfo.processName
        history = History(screen: screen, app: name, seed: request.seed)
        self.budget = HistoryBudget(limit: budget)
        codeLines = CodeLines(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", patience: Self.symbolizerPatience(for: request))
    }

    /// The real time that a symbolizer may take, in seconds.
    ///
    /// There are two, and both may hang: before the studio gives up a step of a live run, which it does after ten seconds, and before the watchdog ends
    /// a recording.
    private static func symbolizerPatience(for request: RunRequest) -> Double {
        request.recording?.channel == nil ? 15 : 4
    }

    private func follow(_ host: LayerHost) {
        host.roster = roster
        host.onCommit = { [weak self] tree in MainActor.assumeIsolated { self?.add(tree) } }
    }

    private func add(_ tree: RenderTree) {
        let wasWhole = history.omittedCommits == 0
        guard budget.add(tree, to: &history) > 0, wasWhole else { return }
        StandardError.write(
            "lamina: the history exceeds its budget of \(budget.limit >> 20) MiB; every second commit so far is left out, and again when needed\n")
    }

    /// Advances an app in steps of a second, between which the user may end the run.
    ///
    /// - Returns: False when the user has ended it.
    func advance(_ application: inout DrivenApplication, to end: Double) -> Bool {
        for second in stride(from: history.duration, to: end, by: 1) {
            guard !Interruption.isAsked else { return false }
            application.advance(to: second)
        }
        application.advance(to: end)
        history.duration = end
        return !Interruption.isAsked
    }

    private func store(as request: RunRequest, _ watchdog: Watchdog) -> RunStatus {
        complete()
        watchdog.noteStep()
        do {
            let bytes = try HistoryFile.bytes(of: history)
            watchdog.noteStep()
            try CompleteFile.write(bytes, as: request)
            return .success
        } catch let error as OutputError {
            StandardError.write("\(error)\n")
            return error.runStatus
        } catch {
            StandardError.write("lamina: the history cannot be stored: \(error)\n")
            return .inputOutput
        }
    }

    /// Returns what is new, and keeps nothing of it.
    func part(of news: inout HistoryNews, beginsAnew: Bool) throws -> HistoryPart {
        complete()
        // The limit of the whole run is that of the other end, which keeps it.
        budget = HistoryBudget(limit: budget.limit)
        return try news.take(from: &history, beginsAnew: beginsAnew)
    }

    /// Adds the names, the lines of code and the entries that are new.
    private func complete() {
        history.layers = roster.historyNames
        history.lines.merge(codeLines.lines(of: RunJournal.shared.takeOrigins())) { _, new in new }
        if screenLayer == nil, UIScreen.main.root.superlayer != nil { screenLayer = roster.number(of: UIScreen.main.root).map { LayerID($0) } }
        // The studio finds the screen in the picture by this name.
        if let screenLayer { history.layers[screenLayer]?.delegateClass = LayerName.screenClass }
        let (entries, omitted) = RunJournal.shared.contents
        history.entries += entries[history.entries.count...].map { HistoryEntry($0) }
        history.omittedEntries = omitted
    }
}

extension HistoryEntry {
    fileprivate init(_ entry: RunJournal.Entry) {
        // Both enumerations have the same cases, which a test checks, so the fallback is never used.
        self.init(
            time: entry.time, kind: Kind(rawValue: entry.kind.rawValue) ?? .diagnostic, isOnMainThread: entry.isOnMainThread,
            layer: entry.layer.map { LayerID($0) }, animation: entry.animation, isFinished: entry.isFinished, text: entry.text)
    }
}
