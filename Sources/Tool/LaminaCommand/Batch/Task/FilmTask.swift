import ArgumentParser
import Foundation
import LaminaFarm
import LaminaRun

/// One film of a batch: made from the plan, with a result that is left in the batch's folder.
///
/// A task may run again at any time: a film that is complete is not made again.
struct FilmTask {
    private let folder: BatchFolder
    private let batch: BatchPlan
    private let planned: PlannedFilm
    private let patience: Retries

    /// Reads a film's plan.
    ///
    /// - Parameters:
    ///   - path: The batch's folder.
    ///   - patience: The time that the task waits when the folder cannot be written.
    init(folder path: String, number: Int, patience: Retries) throws {
        folder = BatchFolder(absolute: path)
        let plan = try PlanFile(folder)
        batch = try BatchPlan.read(plan, folder: folder)
        planned = try plan.film(number)
        self.patience = patience
    }

    /// Makes the film unless it is complete, in at most the plan's number of attempts, and returns its result.
    ///
    /// - Throws: `ExitCode` when a signal has ended the task; it leaves no result then.
    func run() throws -> FilmResult {
        guard FileManager.default.changeCurrentDirectoryPath(batch.callFolder) else {
            throw BatchError.noFolder(path: batch.callFolder, reason: "the folder in which the batch began is not there")
        }
        if let known = completeResult { return known }
        var result = FilmResult(row: planned.number, file: planned.output, key: planned.key)
        for attempt in 1...batch.attempts {
            result = try patience.film { try make() }
            result.attempts = attempt
            if result.isSuccess { break }
        }
        try patience.run { try TaskResults(folder).write(result) }
        return result
    }

    /// The exit codes of a run that was ended by a signal of the user or of the coordinator.
    private static let interruptions = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { 128 + $0 }

    /// The result of an earlier run of this task, if its film is still complete; nil otherwise.
    private var completeResult: FilmResult? {
        // A queue that cannot be read at the moment is no obstacle: the film is made once more.
        let results = [TaskResults(folder).read(planned.number), (try? FilmQueue(reading: folder).madeResult(of: planned.number)) ?? nil]
        return results.compactMap { $0 }.first { $0.isSuccess && $0.key == planned.key && $0.isComplete }
    }

    private func make() throws -> FilmResult {
        var result = FilmResult(row: planned.number, file: planned.output, key: planned.key)
        guard let monitor = RunMonitor(limits: batch.limits) else { throw ToolError.noResources(code: errno) }
        do {
            let film = try batch.film(cells: planned.cells, output: planned.output, events: EventFiles())
            guard film.key == planned.key else { throw BatchError.changedEvents }
            try BatchError.create(folder: URL(filePath: planned.output).deletingLastPathComponent().path)
            try runner(film, monitor).run(request(film))
            result.hash = monitor.finished().listHash
            result.fileHash = FileHash.text(ofFile: planned.output)
        } catch let code as ExitCode where Self.interruptions.contains(code.rawValue) {
            throw code
        } catch {
            (result.exitCode, result.message) = Self.failure(error, monitor)
        }
        (result.frames, result.seconds, result.peakBytes) = (monitor.finished().hashes.count, monitor.seconds, monitor.peakBytes)
        return result
    }

    private func request(_ film: BatchPlan.Film) -> RunRequest {
        var request = film.request
        // The file, if there is one, was left by an attempt whose result was lost, or is to be replaced.
        (request.overwrite, request.hash, request.progress) = (true, true, .none)
        return request
    }

    private func runner(_ film: BatchPlan.Film, _ monitor: RunMonitor) -> AppRunner {
        AppRunner(app: batch.executable, arguments: film.arguments, monitor: monitor)
    }

    /// Returns the exit code and the message of a failed attempt: the tool's message, if it has one, and then the app's own last words.
    private static func failure(_ error: any Error, _ monitor: RunMonitor) -> (Int32, String?) {
        let words = monitor.finished().text
        switch error {
        case let code as ExitCode: return (code.rawValue, words)
        case let error as ToolError: return (error.status, ([error.description] + (words.map { [$0] } ?? [])).joined(separator: "\n"))
        case let error as BatchPlan.BadCell: return failure(error.error, monitor)
        case let error as BatchError: return (error.status.rawValue, error.description)
        default: return (RunStatus.failure.rawValue, "\(error)")
        }
    }
}

extension FilmResult {
    /// True when the film's file has the bytes that it had when the film was made.
    var isComplete: Bool { fileHash.map { $0 == FileHash.text(ofFile: file) } ?? false }
}
