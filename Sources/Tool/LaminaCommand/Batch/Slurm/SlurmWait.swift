import Foundation
import Glibc
import LaminaFarm
import LaminaRun

/// Waits for the end of a batch on a Slurm cluster and reports its progress.
struct SlurmWait {
    let folder: BatchFolder
    private let cluster = SlurmCluster()

    /// The pause between two looks at the folder, in microseconds.
    private static let pause: UInt32 = 1_000_000

    /// Returns the exit code of the batch.
    ///
    /// - Throws: `SlurmError.jobsAreGone` when the jobs have ended without an end of the batch, because they were cancelled for example.
    func run() throws -> Int32 {
        let style: ProgressStyle = isatty(STDERR_FILENO) == 1 ? .bar : .lines
        var progress = BatchProgress(style: style, counts: try BatchCounts.now(in: folder))
        var known = SlurmRun.read(folder)
        while true {
            if let code = known?.exitCode {
                progress.finish(try BatchCounts.now(in: folder))
                return code
            }
            // A round whose collector is not submitted yet is just beginning.
            let isActive = try known?.collector == nil || known?.jobs.contains { try !cluster.active($0).isEmpty } == true
            usleep(Self.pause)
            let next = SlurmRun.read(folder)
            // The collector stores the next round, or the end, before its job ends.
            guard isActive || next != known else {
                throw SlurmError.jobsAreGone
            }
            known = next
            try progress.report(BatchCounts.now(in: folder))
        }
    }
}

extension BatchCounts {
    /// Returns the numbers of films in each state, with the results that tasks have left and no collector has stored.
    static func now(in folder: BatchFolder) throws -> BatchCounts {
        var counts = try FilmQueue(reading: folder).counts()
        // Without Slurm, the coordinator stores each result at once.
        guard let run = SlurmRun.read(folder), run.exitCode == nil else { return counts }
        let (results, most) = (TaskResults(folder), counts.waiting)
        for number in results.numbers().prefix(most) {
            guard let result = results.read(number) else { continue }
            counts.waiting -= 1
            if result.isSuccess { counts.made += 1 } else { counts.failed += 1 }
        }
        return counts
    }
}
