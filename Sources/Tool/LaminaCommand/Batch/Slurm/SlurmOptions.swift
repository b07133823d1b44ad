import ArgumentParser
import LaminaFarm

/// The places where the films of a batch can be made.
enum BatchEngine: String, ExpressibleByArgument, CaseIterable {
    /// This machine.
    case local
    /// A Slurm cluster whose machines share the batch's folder.
    case slurm
}

/// The options of a batch that a Slurm cluster makes.
struct SlurmOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Where the films are made: on this machine, or on a Slurm cluster.", valueName: "local|slurm"))
    var engine = BatchEngine.local

    @Option(help: ArgumentHelp("The partition of the Slurm cluster; default: the cluster's.", valueName: "p"))
    var partition: String?

    @Option(
        help: ArgumentHelp(
            "Number of films that one Slurm task makes; default: as few as fit into 1,000 tasks.", valueName: "n"),
        transform: ArgumentReader.count)
    var filmsPerTask: Int?

    @Flag(help: "Wait until the Slurm cluster has made all films, and report the progress.")
    var wait = false

    func validate() throws {
        guard engine == .local else { return }
        let name = partition != nil ? "partition" : filmsPerTask != nil ? "films-per-task" : wait ? "wait" : nil
        if let name { throw ValidationError("--\(name) needs --engine slurm") }
    }

    /// Returns the settings for a batch.
    func settings(films: Int, atOnce: Int?) -> SlurmRun.Settings {
        var settings = SlurmRun.Settings()
        (settings.partition, settings.atOnce) = (partition, atOnce)
        settings.filmsPerTask = filmsPerTask ?? max(1, (films + Self.usualTasks - 1) / Self.usualTasks)
        return settings
    }

    /// The most tasks of an array that Slurm allows without configuration.
    private static let usualTasks = 1000
}
