import ArgumentParser
import LaminaFarm

/// The command `lamina batch resume`: makes the films of a batch that are missing.
struct BatchResume: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Makes the films of a batch that are missing, and lists the results of all.")

    @Argument(help: "The folder of the batch.")
    var folder: String

    @OptionGroup
    var engine: EngineOptions

    func run() throws {
        try reportingErrors {
            let run = try BatchRun(resuming: BatchFolder(absolute: folder))
            try engine.make(run)
        }
    }
}
