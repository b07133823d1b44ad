import Foundation
import LaminaFarm
import LaminaRun

/// The end of a round on a Slurm cluster: stores the results of its tasks, checks every film, and begins another round or ends the batch.
struct SlurmCollector {
    private let run: BatchRun
    private let folder: BatchFolder
    private var state: SlurmRun

    /// - Throws: `BatchFolderError.noBatch` when Slurm does not make the batch.
    init(_ folder: BatchFolder) throws {
        guard let state = SlurmRun.read(folder) else { throw BatchFolderError.noBatch(path: folder.path) }
        (self.folder, self.state) = (folder, state)
        run = try BatchRun(collecting: folder)
    }

    /// Collects the results; returns the exit code of the batch, or nil when another round makes the films that are missing.
    mutating func collect() throws -> Int32? {
        if let code = state.exitCode { return code }
        try run.storeTaskResults()
        try storeLostFilms()
        try run.forgetIncompleteFilms()
        let waiting = try run.queue.waiting()
        if !waiting.isEmpty {
            state.beginRound()
            try SlurmEngine(folder: folder, plan: run.plan).submit(&state, waiting)
            return nil
        }
        run.removeRemains(isShared: true)
        let code = try run.finish()
        if code == 0 { try? FileManager.default.removeItem(atPath: folder.logs) }
        state.exitCode = code
        try state.write(folder)
        return code
    }

    /// Stores an attempt for each film whose task has left no result: its node was lost, it was killed, or its time was over.
    private func storeLostFilms() throws {
        let history = state.array.map { SlurmCluster().history($0) } ?? [:]
        let lost = try run.queue.waiting().map { number in
            let film = try run.film(number)
            var result = FilmResult(row: number, file: film.output, key: film.key)
            result.exitCode = RunStatus.failure.rawValue
            result.message = "the task left no result" + (history[state.task(of: number)].map { ": \($0)" } ?? "")
            return result
        }
        try run.queue.store(lost, mostAttempts: run.plan.attempts)
    }
}
