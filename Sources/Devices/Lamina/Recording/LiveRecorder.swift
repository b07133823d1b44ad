import LaminaHistory
import LaminaProcess
import LaminaRun
import QuartzCore

/// Goes on with a recorded run as commands say, and sends what is new in its history.
///
/// The clock stays a driven one: the app stands still between two commands, so the run is the same however long the studio's user thinks.
///
///     command: events, 2.50 s ──▶ app runs to 2.50 s ──▶ part: commits, names, entries since 2.48 s
@MainActor
final class LiveRecorder {
    private let recorder: HistoryRecorder
    private let channel: MessageChannel
    private var writer: HistoryWriter?
    /// The numbers of commits and entries that have been sent, and of the commits that were left out before.
    private var sent = (commits: 0, entries: 0, omitted: 0)

    init(_ recorder: HistoryRecorder, _ channel: MessageChannel) { (self.recorder, self.channel) = (recorder, channel) }

    /// Runs until the other end closes the channel.
    func run(_ application: inout DrivenApplication) -> RunStatus {
        while let message = try? channel.receive(), let command = try? LiveCommand(json: message) {
            switch command {
            case .run(let events, let time):
                application.add(events)
                // The present time too: events in the past are due at once.
                guard recorder.advance(&application, to: max(recorder.history.duration, time)) else { return .interrupted }
                guard sendNews() else { return .success }
            case .document(let layer):
                guard let answer = try? document(of: layer).json, channel.send(answer) else { return .success }
            }
        }
        return .success
    }

    private func document(of number: UInt64) -> LiveDocument {
        guard let layer = recorder.layer(number) else { return .refused("no layer has the number \(number)") }
        do { return .text(try CAPackage.document(of: layer)) } catch { return .refused("\(error)") }
    }

    /// Sends what has happened since the last call; false when nobody takes it.
    private func sendNews() -> Bool {
        recorder.complete()
        let history = recorder.history
        // The budget has left out commits, so the numbers of those before are no longer true.
        let beginsAnew = writer == nil || history.omittedCommits != sent.omitted
        do {
            if beginsAnew { (writer, sent) = (try HistoryWriter(history), (0, 0, history.omittedCommits)) }
            for tree in history.commits[sent.commits...] { try writer?.add(tree) }
            try writer?.add(history.layers)
            for entry in history.entries[sent.entries...] { try writer?.add(entry) }
        } catch {
            StandardError.write("lamina: the history cannot be sent: \(error)\n")
            return false
        }
        (sent.commits, sent.entries) = (history.commits.count, history.entries.count)
        let part = HistoryPart(duration: history.duration, beginsAnew: beginsAnew, records: writer?.take() ?? [])
        return channel.send(part.bytes)
    }
}
