import Foundation

/// The state of a batch that Slurm makes, kept in the batch's folder.
///
/// The work goes in rounds: an array of tasks, and a collector that starts after it. The collector begins another round for films that are missing.
package struct SlurmRun: Codable, Sendable, Hashable {
    /// The options of the command that concern the cluster.
    package struct Settings: Codable, Sendable, Hashable {
        package var partition: String?
        package var atOnce: Int?
        /// The number of films that one task of the array makes.
        package var filmsPerTask = 1

        package init() {}
    }

    package let settings: Settings
    /// The names of the run's jobs begin with this text, which no other run has.
    package let name: String
    /// The number of the round, from 1.
    package var round = 1
    /// The number of the array of this round; nil until it is submitted.
    package var array: Int?
    /// The number of the collector's job of this round; nil until it is submitted.
    package var collector: Int?
    /// The exit code of the batch; nil until the collector of the last round has ended.
    package var exitCode: Int32?

    package init(name: String, settings: Settings) { (self.name, self.settings) = (name, settings) }

    /// The numbers of the round's jobs that are submitted: the collector, which would begin another round, and the array.
    package var jobs: [Int] { [collector, array].compactMap(\.self) }

    /// Moves on to the next round, whose jobs are not submitted yet.
    package mutating func beginRound() { (round, array, collector) = (round + 1, nil, nil) }

    /// The numbers of the tasks of the array that make certain films, increasing.
    package func tasks(of films: [Int]) -> [Int] { Set(films.map(task)).sorted() }

    /// The number of the task that makes a film.
    package func task(of film: Int) -> Int { (film - 1) / settings.filmsPerTask + 1 }

    /// Reads the state from a batch's folder; nil when Slurm does not make the batch.
    package static func read(_ folder: BatchFolder) -> SlurmRun? {
        FileManager.default.contents(atPath: folder.slurm).flatMap { try? JSONDecoder().decode(SlurmRun.self, from: $0) }
    }

    /// Writes the state; the file is replaced in one step.
    package func write(_ folder: BatchFolder) throws(BatchFolderError) {
        do {
            try JSONEncoder().encode(self).write(to: URL(filePath: folder.slurm), options: .atomic)
        } catch {
            throw BatchFolderError.cannotCreate(path: folder.slurm)
        }
    }

    /// Removes the state from a batch's folder.
    package static func remove(_ folder: BatchFolder) { try? FileManager.default.removeItem(atPath: folder.slurm) }
}
