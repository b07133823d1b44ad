import Foundation
import Glibc
import LaminaFarm
import LaminaRun

/// A batch that is about to be made or continued: its folder with the lock, its plan and its queue.
///
/// In go a table and an app; out come a file for each row and `results.jsonl`. In between, everything is a file in the batch's folder, and each file
/// has one writer:
///
///     coordinator       task N             coordinator
///     table             plan.sqlite        results/N.json
///       ▼                 ▼                  ▼
///     plan.sqlite       film N             queue.sqlite     each film is waiting, made or failed
///                       results/N.json     results.jsonl    at the end, for users
///
/// A task needs only the folder and its number, and may run any number of times on any machine that sees the folder. So one machine, a cluster and a
/// loop over ssh make the same batch; only the coordinator differs (`LocalEngine`, `SlurmCollector`).
///
/// The queue does not say which films are being made. After a power failure nothing has to be repaired: a film without a result waits. Say 1,000
/// rows are to be made, 400 results are stored, and two films are half done when the machine stops. The next start removes the two incomplete
/// files, compares the hashes of 400 files, and makes 600 films.
///
/// A film belongs to its *key*, a hash of the tool's version, the app with its resources, the row's options and values, and the contents of its event
/// file. If one row's value is edited before the start, 601 films are made; if the app is built with other code, all 1,000 are.
///
/// The steps of a beginning have this order:
///
/// 1. The lock, because everything after it writes.
/// 2. The plan, under its final name only when it is complete.
/// 3. Results that tasks have left, which then belong to the queue.
/// 4. The queue takes the plan's films; made ones with the same path and key stay made.
/// 5. Films whose files are missing or damaged wait again.
///
/// Rejected: a daemon with a protocol of its own, which would need discovery and authentication. All films in one process, where the crash of one
/// app would end the films of the others.
final class BatchRun {
    let folder: BatchFolder
    let plan: BatchPlan
    let queue: FilmQueue
    let films: [PlannedFilm]
    private var lock: Int32?

    /// Begins a batch, or continues one: films that are there already, from the same row, options, app and tool, stay.
    convenience init(_ folder: BatchFolder, _ plan: BatchPlan, _ films: [PlannedFilm]) throws {
        try folder.create()
        try self.init(folder, lock: try folder.lock(), plan, films)
        try checkThatNoJobRuns()
        try PlanFile.write(header: plan.header, films: films, to: folder)
        try prepare()
    }

    /// Continues the batch in a folder.
    convenience init(resuming folder: BatchFolder) throws {
        try self.init(collecting: folder)
        try checkThatNoJobRuns()
        try prepare()
    }

    /// Opens the batch in a folder as its last run has left it.
    convenience init(collecting folder: BatchFolder) throws {
        let file = try PlanFile(folder)
        try self.init(folder, lock: try folder.lock(), try BatchPlan.read(file, folder: folder), try file.films())
    }

    private init(_ folder: BatchFolder, lock: Int32, _ plan: BatchPlan, _ films: [PlannedFilm]) throws {
        (self.folder, self.lock, self.plan, self.films) = (folder, lock, plan, films)
        queue = try FilmQueue(folder)
        guard FileManager.default.changeCurrentDirectoryPath(plan.callFolder) else {
            throw BatchError.noFolder(path: plan.callFolder, reason: "the folder in which the batch began is not there")
        }
    }

    deinit { unlock() }

    /// Gives the lock back, so that another process may work on the batch.
    func unlock() {
        lock.map { _ = close($0) }
        lock = nil
    }

    /// Returns the plan of a film.
    ///
    /// - Parameter number: A number from the queue, which holds only films of the plan.
    func film(_ number: Int) throws -> PlannedFilm {
        guard films.indices.contains(number - 1) else { throw BatchFolderError.noFilm(path: folder.path, number: number, count: films.count) }
        return films[number - 1]
    }

    /// Makes the films that wait on this machine, writes the list of results, and returns the exit code.
    func make(_ settings: LocalSettings) throws -> Int32 {
        let style: ProgressStyle = isatty(STDERR_FILENO) == 1 ? .bar : .lines
        let engine = try LocalEngine(folder, queue, plan, settings, progress: BatchProgress(style: style, counts: try queue.counts()))
        let code = try engine.run()
        let end = try finish()
        return code == 0 ? end : code
    }

    /// Writes the list of results, and returns the exit code: 0 when every film is there.
    func finish() throws -> Int32 {
        let results = try queue.results()
        try ResultList.write(results, to: folder)
        listFailures(results.filter { !$0.isSuccess })
        let counts = try queue.counts()
        return counts.made == counts.total ? RunStatus.success.rawValue : RunStatus.failure.rawValue
    }

    /// Prints the first failed films; `results.jsonl` has all.
    private func listFailures(_ failures: [FilmResult]) {
        for result in failures.prefix(Self.mostListed) {
            let reason = result.message.map { $0.prefix { $0 != "\n" } } ?? "exit code \(result.exitCode)"
            writeToStandardError("lamina: row \(result.row), \(result.file): \(reason)\n")
        }
        if failures.count > Self.mostListed {
            writeToStandardError("lamina: and \(failures.count - Self.mostListed) more; \(folder.results) lists all\n")
        }
    }

    private static let mostListed = 5

    /// Brings the queue into line with the plan and with the films' files.
    private func prepare() throws {
        let results = TaskResults(folder)
        results.removeRemains()
        // Films that failed wait again, so their results are left out.
        try storeTaskResults { $0.isSuccess }
        try queue.take(films)
        try forgetIncompleteFilms()
        removeRemains(isShared: false)
    }

    /// Refuses a batch that a Slurm cluster is making; forgets jobs that have ended.
    private func checkThatNoJobRuns() throws {
        guard let run = SlurmRun.read(folder) else { return }
        let jobs = run.exitCode == nil ? run.jobs : []
        guard try jobs.allSatisfy({ try SlurmCluster().active($0).isEmpty }) else { throw BatchFolderError.inUse(path: folder.path) }
        SlurmRun.remove(folder)
    }
}
