import ArgumentParser
import LaminaFarm

/// The command `lamina batch status`: prints how far a batch is.
struct BatchStatus: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "status", abstract: "Prints how many films of a batch are made, waiting and failed.")

    @Argument(help: "The folder of the batch.")
    var folder: String

    func run() throws {
        try reportingErrors {
            let folder = BatchFolder(absolute: folder)
            let counts = try BatchCounts.now(in: folder)
            print("made     \(counts.made)\nwaiting  \(counts.waiting)\nfailed   \(counts.failed)\ntotal    \(counts.total)")
            if let run = SlurmRun.read(folder), run.exitCode == nil { return try printJobs(run) }
            print(folder.coordinator.map { "running  process \($0)" } ?? "not running")
        }
    }

    /// Prints the jobs of this round, with the numbers of their tasks in each state.
    private func printJobs(_ run: SlurmRun) throws {
        let cluster = SlurmCluster()
        let jobs = [("array", run.array), ("collector", run.collector)].compactMap { name, job in job.map { (name, $0) } }
        var isActive = false
        for (name, job) in jobs {
            let active = try cluster.active(job)
            isActive = isActive || !active.isEmpty
            let ended = name == "array" ? cluster.endedStates(job) : [:]
            let states = active.merging(ended) { $0 + $1 }.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.lowercased())" }
            print("round \(run.round)  \(name) \(job)  \(states.isEmpty ? "ended" : states.joined(separator: ", "))")
        }
        if !isActive { print("not running") }
    }
}
