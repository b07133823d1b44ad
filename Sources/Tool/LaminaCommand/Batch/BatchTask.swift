import ArgumentParser
import CLaminaRuntime
import Foundation
import Glibc
import LaminaFarm

/// The command `lamina batch task`: makes one film of a batch, or several in a row.
struct BatchTask: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "task", abstract: "Makes one film of a batch, or several, unless they are complete.",
        discussion: """
            For queues other than Lamina's own: each film is a task with a number from 1, which may run on any machine that shares the folder, and any \
            number of times. `lamina batch resume` then collects the results.
            """)

    @Argument(help: "The folder of the batch.")
    var folder: String

    @Argument(help: "The number of the film: the number of the table's row, from 1.", transform: ArgumentReader.count)
    var number: Int

    @Option(
        help: ArgumentHelp("The number of films to make, from this one on; those beyond the table's end are left out.", valueName: "n"),
        transform: ArgumentReader.count)
    var count = 1

    @Option(
        help: ArgumentHelp("How long to try again when the folder cannot be written, in seconds; default: 0.", valueName: "s"),
        transform: ArgumentReader.seconds)
    var patience = 0.0

    @Option(help: .hidden)
    var parent: Int32?

    func run() throws {
        if let parent {
            lamina_end_with_parent()
            // The parent may have ended before the call.
            guard getppid() == parent else { throw ExitCode(128 + SIGTERM) }
        }
        try reportingErrors {
            let films = try count == 1 ? number...number : Self.films(from: number, count: count, of: PlanFile(BatchFolder(path: folder)).count())
            var code: Int32 = 0
            for number in films {
                let result = try FilmTask(folder: folder, number: number, patience: Retries(seconds: patience)).run()
                guard !result.isSuccess else { continue }
                code = result.exitCode
                if parent == nil, let message = result.message { writeToStandardError("lamina: \(result.file): \(message)\n") }
            }
            if code != 0 { throw ExitCode(code) }
        }
    }

    /// Returns the numbers of `count` films from `first` on, without those beyond the end of a table of `total` films.
    ///
    /// `first` is always among them, so that a number beyond the end is reported.
    static func films(from first: Int, count: Int, of total: Int) -> ClosedRange<Int> {
        // Neither difference overflows, as the sum of `first` and `count` may.
        first...first + max(0, min(count - 1, total - first))
    }
}
