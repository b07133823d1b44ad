import ArgumentParser
import Foundation
import LaminaHistory
import LaminaRun
import LaminaVideo

/// A run that was recorded in a file, in place of an app.
struct HistoryRun {
    let file: String
    let screen: History.Screen
    /// The recorded time, in seconds.
    let duration: Double

    /// Opens the history in a file; nil for a file that is none, or that does not exist.
    ///
    /// - Throws: `HistoryError` for a history of another version, or one whose begin is damaged.
    init?(_ file: String) throws(HistoryError) {
        guard let handle = FileHandle(forReadingAtPath: file), let start = try? handle.read(upToCount: 1 << 16),
            HistoryFile.isHistory(start)
        else { return nil }
        let history = try HistoryFile.header(in: Array(start), name: file)
        (self.file, screen, duration) = (file, history.screen, history.duration)
    }

    /// Reads the whole history.
    ///
    /// - Throws: `HistoryError`; `ToolError.noSource` for a file that cannot be read.
    static func history(in file: String) throws -> History {
        guard let data = FileManager.default.contents(atPath: file) else { throw ToolError.noSource(path: file) }
        return try HistoryFile.history(in: Array(data), name: file)
    }

    /// The runner of this tool itself, which draws the pictures in a process of its own, as apps do.
    var runner: AppRunner {
        let tool = BuiltApp(name: file, executable: Bundle.main.executablePath ?? "lamina")
        return AppRunner(app: tool, arguments: [PlayHistory.configuration.commandName ?? "", file])
    }

    /// Gives a request the screen of the history.
    func apply(to request: inout RunRequest) {
        request.device = nil
        request.scale = screen.scale
        (request.width, request.height) = (Double(screen.width) / screen.scale, Double(screen.height) / screen.scale)
        request.background = Background(screen.background)
        // The picture, and not the app's screen, gets the rows and columns that a format needs.
        request.fitSize()
    }
}

extension PictureOptions {
    /// Refuses options that have no effect on a run that has taken place already.
    func checkForHistory() throws {
        let given = [
            ("--size", app.size != nil), ("--device", app.device != nil), ("--events", app.events != nil), ("--scale", scale != nil),
            ("--bezel", app.bezel), ("--accessibility", accessibility), ("--statistics", statistics != nil), ("--seed", app.seed != nil),
            ("--date", app.date != nil), ("--locale", app.locale != nil), ("--text-size", app.textSize != nil),
        ]
        guard let option = given.first(where: \.1)?.0 else { return }
        throw ValidationError("\(option) has no effect on a history: its run has taken place already; give it to `lamina record`")
    }
}
