import UIKit

/// What the app's own commits cost, change and all, without the run loop around them.
enum CommitCosts {
    /// Changed on the main thread alone.
    nonisolated(unsafe) private static var milliseconds: [Double] = []

    /// Times `work` by the thread's own clock; the others stand still while an app whose clock is driven works.
    static func measure(_ work: () -> Void) {
        let begin = threadTime
        work()
        milliseconds.append((threadTime - begin) * 1000)
    }

    /// Says it as JSON on the standard error when the process ends.
    static func reportAtExit() {
        atexit {
            guard let json = try? JSONEncoder().encode(["commits": CommitCosts.milliseconds]) else { return }
            FileHandle.standardError.write(json + Data("\n".utf8))
        }
    }

    /// Seconds that this thread has worked.
    private static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
