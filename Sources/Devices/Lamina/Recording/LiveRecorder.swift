import LaminaHistory
import LaminaProcess
import LaminaRun

/// Goes on with a recorded run as commands say, and sends what is new in its history.
///
/// The clock stays a driven one: the app stands still between two commands, so the run is the same however long the studio's user thinks.
///
///     command: events, 2.50 s ──▶ app runs to 2.50 s ──▶ part: commits, names, entries since 2.48 s
@MainActor
final class LiveRecorder {
    private let recorder: HistoryRecorder
    private let channel: MessageChannel
    private var news = HistoryNews()

    init(_ recorder: HistoryRecorder, _ channel: MessageChannel) { (self.recorder, self.channel) = (recorder, channel) }

    /// Runs until the other end closes the channel.
    func run(_ application: inout DrivenApplication) -> RunStatus {
        while let message = try? channel.receive(), let command = try? LiveCommand(json: message) {
            switch command {
            case .run(let events, let time, let beginsAnew):
                application.add(events)
                // The present time too: events in the past are due at once.
                guard recorder.advance(&application, to: max(recorder.history.duration, time)) else { return .interrupted }
                guard sendNews(beginsAnew) else { return .success }
            case .document(let layer):
                guard let answer = try? recorder.roster.document(of: layer).json, channel.send(answer) else { return .success }
            }
        }
        return .success
    }

    /// Sends what has happened since the last call; false when nobody takes it.
    private func sendNews(_ beginsAnew: Bool) -> Bool {
        do {
            return channel.send(try recorder.part(of: &news, beginsAnew: beginsAnew).bytes)
        } catch {
            StandardError.write("lamina: the history cannot be sent: \(error)\n")
            return false
        }
    }
}
