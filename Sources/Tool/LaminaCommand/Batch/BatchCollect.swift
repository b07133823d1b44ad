import ArgumentParser
import LaminaFarm

/// The command `lamina batch collect`: the last job of a batch on a Slurm cluster.
struct BatchCollect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collect", abstract: "Ends a round of a batch on a Slurm cluster; the cluster's last job runs it.",
        discussion: """
            Stores the results of the tasks and checks every film. When films are missing, because their tasks were lost, another round is submitted; \
            otherwise the list of results is written.
            """)

    @Argument(help: "The folder of the batch.")
    var folder: String

    func run() throws {
        try reportingErrors {
            let folder = BatchFolder(absolute: folder)
            let code = try Retries(seconds: Double(SlurmEngine.patience)).run {
                var collector = try SlurmCollector(folder)
                return try collector.collect()
            }
            if let code, code != 0 { throw ExitCode(code) }
        }
    }
}
