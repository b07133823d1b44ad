import ArgumentParser
import Glibc
import LaminaFarm

/// The command `lamina batch cancel`: ends a batch that is being made.
struct BatchCancel: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Ends a batch that is being made; complete films stay, and `resume` makes the others.")

    @Argument(help: "The folder of the batch.")
    var folder: String

    func run() throws {
        try reportingErrors {
            let folder = BatchFolder(absolute: folder)
            _ = try PlanFile(folder)
            if let run = SlurmRun.read(folder), run.exitCode == nil {
                // The collector first, because it would begin another round.
                for job in [run.collector, run.array].compactMap(\.self) { try SlurmCluster().cancel(job) }
                return
            }
            guard let process = folder.coordinator else { return print("not running") }
            kill(process, SIGTERM)
        }
    }
}
