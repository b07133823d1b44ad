import ArgumentParser
import CLaminaRuntime
import Foundation
import LaminaRun

/// The hidden command `lamina play-history`: draws the pictures of a history, in place of an app.
struct PlayHistory: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play-history", abstract: "Draws the pictures of a history.", shouldDisplay: false)

    @Argument(help: "The history.")
    var file: String

    func run() throws {
        guard let request = try RunRequest.read(from: ProcessInfo.processInfo.environment) else {
            throw ValidationError("`lamina still` and `lamina render` call this command")
        }
        request.announceReady()
        lamina_end_with_parent()
        defer { request.announceEnd() }
        try reportingErrors {
            var film = try HistoryFilm(HistoryRun.history(in: file), file: file, request)
            try film.draw()
        }
    }
}
