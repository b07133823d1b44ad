import Foundation
import Glibc
import LaminaFarm
import LaminaPrimitives

/// Submits the jobs of a batch to a Slurm cluster: an array of tasks, and the collector that starts after it.
struct SlurmEngine {
    let folder: BatchFolder
    let plan: BatchPlan
    private let cluster = SlurmCluster()

    /// The time that a task waits for a folder that cannot be written, in seconds.
    static let patience = 600

    /// Begins to make the films of a batch that wait.
    func begin(_ films: [Int], settings: SlurmRun.Settings) throws -> SlurmRun {
        var run = SlurmRun(name: name, settings: settings)
        let (last, most) = (run.task(of: films.last ?? 1), try cluster.mostTasks())
        guard last <= most else { throw SlurmError.tooManyTasks(count: last, most: most, filmsPerTask: settings.filmsPerTask) }
        try submit(&run, films)
        return run
    }

    /// Submits the jobs of a round; a call that was interrupted can be repeated.
    func submit(_ run: inout SlurmRun, _ films: [Int]) throws {
        try FileManager.default.createDirectory(atPath: folder.logs, withIntermediateDirectories: true)
        // Stored before the jobs are submitted, so that a repeated call finds them by their names.
        try run.write(folder)
        let array = try run.array ?? cluster.submit(array(run, films))
        run.array = array
        try run.write(folder)
        run.collector = try run.collector ?? cluster.submit(collector(run, after: array))
        try run.write(folder)
    }

    /// A name that no other run has: a hash of the folder and the present time.
    private var name: String {
        var hash = StableHash()
        hash.add(folder.path)
        hash.add(UInt64(Date.now.timeIntervalSince1970 * 1e6))
        return "lamina-" + hash.text.prefix(8)
    }

    private func array(_ run: SlurmRun, _ films: [Int]) -> SlurmJob {
        let (count, settings) = (run.settings.filmsPerTask, run.settings)
        let first = count == 1 ? "$SLURM_ARRAY_TASK_ID" : "$(( (SLURM_ARRAY_TASK_ID - 1) * \(count) + 1 ))"
        let task = "task \(shellQuoted(folder.path)) \(first) --count \(count) --patience \(Self.patience)"
        var job = job("\(run.name)-\(run.round)", task, log: "%a-\(run.round).txt")
        (job.tasks, job.atOnce, job.partition) = (run.tasks(of: films), settings.atOnce, settings.partition)
        job.threads = plan.threads
        if plan.hasTimeLimit { job.seconds = plan.limits.seconds.map { $0 * Double(count * plan.attempts) } }
        job.bytes = plan.limits.bytes.map { $0 + Self.toolBytes }
        return job
    }

    /// The memory of the tool itself, which a task needs beside the app's.
    private static let toolBytes = 64 << 20

    private func collector(_ run: SlurmRun, after array: Int) -> SlurmJob {
        var job = job("\(run.name)-\(run.round)-collector", "collect \(shellQuoted(folder.path))", log: "collector-\(run.round).txt")
        (job.predecessor, job.partition) = (array, run.settings.partition)
        return job
    }

    private func job(_ name: String, _ command: String, log: String) -> SlurmJob {
        let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        return SlurmJob(name: name, command: "exec \(shellQuoted(tool)) batch \(command)", folder: plan.callFolder, log: "\(folder.logs)/\(log)")
    }
}
