import ArgumentParser
import Foundation
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
            if let run = SlurmRun.read(folder), run.exitCode == nil { return try cancel(run.jobs) }
            guard let process = folder.coordinator else { return print("not running") }
            kill(process, SIGTERM)
        }
    }

    /// The time that Slurm gives tasks to end, twice its default of 30 seconds.
    private static let patience = 60.0

    /// Cancels jobs and waits for the end of their tasks, so that the batch can be resumed at once.
    private func cancel(_ jobs: [Int]) throws {
        let cluster = SlurmCluster()
        for job in jobs { try cluster.cancel(job) }
        let limit = Date(timeIntervalSinceNow: Self.patience)
        while try jobs.contains(where: { try !cluster.active($0).isEmpty }), Date() < limit { usleep(300_000) }
    }
}
