import Foundation
import LaminaFarm
import LaminaVideo

/// The results and files that tasks have left, after they have ended.
extension BatchRun {
    /// Moves the results of tasks to the queue.
    ///
    /// - Parameter isStored: Returns false for a result that is left out.
    func storeTaskResults(where isStored: (FilmResult) -> Bool = { _ in true }) throws {
        let (results, waiting) = (TaskResults(folder), Set(try queue.waiting()))
        let numbers = results.numbers()
        let left = numbers.filter(waiting.contains).compactMap(results.read).filter(isStored)
        try queue.store(left, mostAttempts: plan.attempts)
        // Not before the results are on the disk.
        for number in numbers { results.remove(number) }
    }

    /// Makes films wait again, whose files are missing or damaged.
    func forgetIncompleteFilms() throws {
        try queue.forget(try queue.results().filter { $0.isSuccess && !$0.isComplete }.map(\.row))
    }

    /// Removes incomplete files that killed apps have left beside the films.
    ///
    /// - Parameter isShared: True when machines of a cluster have made the films, and no task is left; otherwise files of running processes stay.
    func removeRemains(isShared: Bool) {
        let folders = Dictionary(grouping: films.map { URL(filePath: $0.output) }) { $0.deletingLastPathComponent().path }
        for (folder, outputs) in folders {
            Staging.removeRemains(in: folder, of: Set(outputs.map(\.lastPathComponent)), ofAnyProcess: isShared)
        }
    }
}
