import ArgumentParser
import Foundation
import LaminaHistory

/// The command `lamina history`: prints what a recorded run contains.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Prints the commits, animations, events and calls of a recorded run.")

    @Argument(help: "The file that `lamina record` has written.")
    var file: String

    @Flag(help: "Print one JSON object.")
    var json = false

    @Option(
        help: ArgumentHelp("Print the tree of layers at a time instead, in seconds, with classes, names and frames.", valueName: "s"),
        transform: ArgumentReader.moment)
    var tree: Double?

    func run() throws {
        try reportingErrors {
            guard FileManager.default.fileExists(atPath: file) else { throw ToolError.noSource(path: file) }
            guard try HistoryRun(file) != nil else { throw ToolError.noRecording(path: file) }
            let history = try HistoryRun.history(in: file)
            if let tree { return print(LayerOutline(history, at: tree).text) }
            let report = HistoryReport(history)
            print(json ? try report.json : report.text)
        }
    }
}
