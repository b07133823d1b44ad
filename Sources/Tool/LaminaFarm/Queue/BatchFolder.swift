import Foundation
import Glibc

/// The folder of a batch: the plan, the queue and the results, beside the films.
package struct BatchFolder: Sendable, Hashable {
    package let path: String

    package init(path: String) { self.path = path }

    /// Creates a folder from the path of a command's argument, so that it stays valid in another current folder.
    package init(absolute path: String) { self.init(path: URL(filePath: path).standardizedFileURL.path) }

    /// The folder for files that only the tool reads.
    package var hidden: String { path + "/.lamina-batch" }
    /// The database with all films; it never changes once it has this name.
    package var plan: String { hidden + "/plan.sqlite" }
    /// The database with the state of each film; only the process that holds the lock writes it.
    package var queue: String { hidden + "/queue.sqlite" }
    /// The folder in which each task leaves its result until the coordinator has stored it in the queue.
    package var taskResults: String { hidden + "/results" }
    /// The state of the jobs that make the batch on a Slurm cluster.
    package var slurm: String { hidden + "/slurm.json" }
    /// The folder for the messages of the tasks of a Slurm cluster.
    package var logs: String { hidden + "/logs" }
    /// The list of results for users.
    package var results: String { path + "/results.jsonl" }

    /// Returns the path of a task's result.
    package func taskResult(_ number: Int) -> String { "\(taskResults)/\(number).json" }

    /// Creates the batch's folder with the hidden folders in it.
    package func create() throws(BatchFolderError) {
        do {
            try FileManager.default.createDirectory(atPath: taskResults, withIntermediateDirectories: true)
        } catch {
            throw BatchFolderError.cannotCreate(path: taskResults)
        }
    }

    /// Takes the coordinator's lock, which ends with the process.
    ///
    /// - Returns: The lock's descriptor, to be kept open.
    /// - Throws: `.inUse` when another process has it.
    package func lock() throws(BatchFolderError) -> Int32 {
        let descriptor = unsafe open(hidden + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path: hidden + "/lock") }
        guard Self.isLocked(descriptor) else {
            close(descriptor)
            throw .inUse(path: path)
        }
        // The number of the process, for `coordinator`.
        let text = Array("\(getpid())\n".utf8)
        // Safe because the kernel reads at most `count` bytes of the lent array.
        guard ftruncate(descriptor, 0) == 0, unsafe text.withUnsafeBytes({ unsafe write(descriptor, $0.baseAddress, $0.count) }) == text.count
        else {
            close(descriptor)
            throw .cannotCreate(path: hidden + "/lock")
        }
        return descriptor
    }

    /// Locks a file, unless another process keeps the lock for longer than a look at it by `coordinator` takes.
    private static func isLocked(_ descriptor: Int32) -> Bool {
        for _ in 0..<20 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(10_000)
        }
        return false
    }

    /// The process on this machine that has the lock; nil when no process has it.
    package var coordinator: Int32? {
        let descriptor = unsafe open(hidden + "/lock", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
        return (try? String(contentsOfFile: hidden + "/lock", encoding: .utf8)).flatMap { Int32($0.split(separator: "\n").first ?? "") }
    }
}

/// A batch's folder cannot be used.
package enum BatchFolderError: Error, Hashable, CustomStringConvertible {
    case cannotCreate(path: String)
    /// Another process works on this batch.
    case inUse(path: String)
    /// The folder holds no batch.
    case noBatch(path: String)
    /// The batch has no film with this number.
    case noFilm(path: String, number: Int, count: Int)
    /// The plan was written by another version of the tool.
    case otherVersion(path: String)

    package var description: String {
        switch self {
        case .cannotCreate(let path): "\(path): cannot be created"
        case .inUse(let path): "\(path): another lamina works on this batch"
        case .noBatch(let path): "\(path): the folder holds no batch"
        case .noFilm(let path, let number, let count): "\(path): there is no film \(number); the batch has the films 1 to \(count)"
        case .otherVersion(let path): "\(path): the batch belongs to another version of lamina; start it again with the command that began it"
        }
    }
}
