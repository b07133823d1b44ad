import UIKit

/// The time that an app's own change and commit take, without the run loop around them.
enum CommitCosts {
    /// The measurements; only the main thread uses them.
    nonisolated(unsafe) private static var milliseconds: [Double] = []

    /// Measures `work` by the thread's CPU clock, because the other clocks stand still in an app whose clock is driven.
    static func measure(_ work: () -> Void) {
        let begin = threadTime
        work()
        milliseconds.append((threadTime - begin) * 1000)
    }

    /// Prints the measurements as JSON on standard error when the process exits.
    static func reportAtExit() {
        atexit {
            guard let json = try? JSONEncoder().encode(["commits": CommitCosts.milliseconds]) else { return }
            FileHandle.standardError.write(json + Data("\n".utf8))
        }
    }

    /// The CPU time of this thread, in seconds.
    private static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
