import ArgumentParser
import Foundation
import Glibc
import LaminaFarm
import LaminaProcess
import LaminaRun

/// Makes the films of a batch on this machine, several at a time, each by a task of its own.
///
/// Tasks end when this process ends, however it ends. The queue knows only finished films, so nothing has to be repaired afterwards.
final class LocalEngine {
    private let folder: BatchFolder
    private let queue: FilmQueue
    private let plan: BatchPlan
    private let settings: LocalSettings
    private let signals = SignalWatch()
    private var progress: BatchProgress
    private var waiting: [Int]
    private var running: [(number: Int, child: ChildProcess)] = []
    /// The exit code of a batch that ends early; nil while it goes on.
    private var end: Int32?

    /// - Parameter progress: Reports the films that are done.
    init(_ folder: BatchFolder, _ queue: FilmQueue, _ plan: BatchPlan, _ settings: LocalSettings, progress: BatchProgress) throws {
        (self.folder, self.queue, self.plan, self.settings, self.progress) = (folder, queue, plan, settings, progress)
        waiting = try queue.waiting().reversed()
    }

    /// Makes all films that wait.
    ///
    /// - Returns: The exit code: 0 when every film of the batch is there.
    func run() throws -> Int32 {
        while true {
            while end == nil, running.count < settings.atOnce, let number = waiting.popLast() { try start(number) }
            guard !running.isEmpty else { break }
            wait()
            for task in running { if let ending = task.child.endingIfOver() { try finish(task.number, ending) } }
        }
        progress.finish(try queue.counts())
        if let end { return end }
        let counts = try queue.counts()
        return counts.made == counts.total ? RunStatus.success.rawValue : RunStatus.failure.rawValue
    }

    private func start(_ number: Int) throws {
        let launch = ChildProcess.Launch(
            path: "/proc/self/exe", arguments: ["batch", "task", folder.path, "\(number)", "--parent", "\(getpid())"],
            environment: ProcessInfo.processInfo.environment, hasOwnGroup: true)
        do throws(ChildProcess.NotStarted) {
            running.append((number, try ChildProcess.start(launch)))
        } catch {
            throw ToolError.noResources(code: error.code)
        }
    }

    /// Waits for the end of a task or for a signal; the first signal ends the batch, a second one at once.
    private func wait() {
        guard let arrival = signals.next(within: 1), arrival.signal != SIGCHLD else { return }
        for task in running { task.child.send(end == nil ? SIGTERM : SIGKILL) }
        end = 128 + arrival.signal
    }

    private func finish(_ number: Int, _ ending: ChildProcess.Ending) throws {
        running.removeAll { $0.number == number }
        let results = TaskResults(folder)
        let result = results.read(number)
        // A task that was ended together with the batch has not failed.
        if result == nil, end != nil { return }
        let stored = try result ?? Self.lost(try PlanFile(folder).film(number), ending)
        try queue.store(stored, mostAttempts: plan.attempts)
        results.remove(number)
        if !stored.isSuccess {
            // A task that was lost made only one attempt.
            if try queue.isWaiting(number) { waiting.insert(number, at: 0) } else if settings.failsFast { stop() }
        }
        try progress.report(queue.counts())
    }

    /// Ends the batch after a film that failed.
    private func stop() {
        guard end == nil else { return }
        end = RunStatus.failure.rawValue
        for task in running { task.child.send(SIGTERM) }
    }

    /// Returns the result of a task that ended without leaving one.
    private static func lost(_ film: PlannedFilm, _ ending: ChildProcess.Ending) -> FilmResult {
        var result = FilmResult(row: film.number, file: film.output, key: film.key)
        switch ending {
        case .exited(let status):
            (result.exitCode, result.message) = (status == 0 ? RunStatus.failure.rawValue : status, "the task ended without a result")
        case .killed(let signal): (result.exitCode, result.message) = (128 + signal, "the task was killed by signal \(signal)")
        }
        return result
    }
}

/// The way in which films are made on this machine.
struct LocalSettings: Codable, Hashable {
    /// The number of films that are made at the same time.
    var atOnce = 1
    /// True when the first film that fails ends the batch.
    var failsFast = false
}
