import Glibc

/// A reason for which Slurm cannot be used.
package enum SlurmError: Error, Hashable, CustomStringConvertible {
    /// A program of Slurm is not installed.
    case missing(program: String)
    /// A program of Slurm ended with an error; `message` is its own.
    case failed(program: String, message: String)
    /// The jobs of a batch have ended without an end of the batch.
    case jobsAreGone
    /// The batch has more films than the cluster's longest job array can take in tasks of this many films.
    case tooManyTasks(count: Int, most: Int, filmsPerTask: Int)

    package var description: String {
        switch self {
        case .missing(let program): "\(program) is not installed; on Debian: apt-get install slurm-wlm"
        case .failed(let program, let message): "\(program): \(message.isEmpty ? "failed without a message" : message)"
        case .jobsAreGone: "the jobs of the batch are gone; `lamina batch resume` makes the films that are missing"
        case .tooManyTasks(let count, let most, let films):
            """
            \(count) tasks are needed for \(films) \(films == 1 ? "film" : "films") each, and the cluster's job arrays have at most \(most) \
            (MaxArraySize); raise --films-per-task
            """
        }
    }
}
