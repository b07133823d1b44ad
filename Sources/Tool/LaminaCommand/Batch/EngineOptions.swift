import ArgumentParser
import LaminaFarm

/// The options about the machines that make the films of a batch.
struct EngineOptions: ParsableArguments {
    @OptionGroup
    var local: LocalOptions

    @OptionGroup
    var slurm: SlurmOptions

    func validate() throws {
        if slurm.engine == .slurm, local.failFast { throw ValidationError("--fail-fast is for batches on this machine") }
    }

    /// Makes the films that wait, or submits them.
    ///
    /// - Throws: `ExitCode` unless every film is there, or was submitted.
    func make(_ run: BatchRun) throws {
        switch slurm.engine {
        case .local: try end(try run.make(try local.settings(for: run.plan)))
        case .slurm: try submit(run)
        }
    }

    private func submit(_ run: BatchRun) throws {
        let waiting = try run.queue.waiting()
        guard !waiting.isEmpty else { return try end(try run.finish()) }
        let settings = slurm.settings(films: waiting.last ?? 1, atOnce: local.atOnce)
        let jobs = try SlurmEngine(folder: run.folder, plan: run.plan).begin(waiting, settings: settings)
        run.unlock()
        let numbers = [jobs.array, jobs.collector].compactMap { $0.map(String.init) }.joined(separator: " and ")
        writeToStandardError("lamina: submitted jobs \(numbers); “lamina batch status \(run.folder.path)” reports on them\n")
        if slurm.wait { try end(try SlurmWait(folder: run.folder).run()) }
    }

    private func end(_ code: Int32) throws { if code != 0 { throw ExitCode(code) } }
}
