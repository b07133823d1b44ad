import LaminaConcurrency
import LaminaRaster
import LaminaScene

/// A pool of threads that share the work of one compositor and sleep between calls.
///
/// Every thread has its own scratch memory, which lives as long as the pool. Calls must come from one thread at a time.
final class WorkerPool {
    let mailbox = Mailbox()
    /// Cached shadows, shared by all threads and kept from frame to frame.
    let blurredMasks = BlurredMasks()
    /// Cached colour ramps of gradients, shared by all threads.
    let ramps = ColorRamps()
    private var threads: [WorkerThread] = []
    /// The scratch memory of the calling thread, which works too.
    private let scratch = TileScratch()

    /// - Parameter threadCount: The number of threads that work, including the calling one; at least 1. Fewer run when the system refuses threads.
    init(threadCount: Int) {
        for _ in 1..<max(1, threadCount) {
            guard let thread = WorkerThread(mailbox, TileScratch()) else { break }
            threads.append(thread)
        }
    }

    deinit {
        mailbox.close()
        for thread in threads { thread.join() }
    }

    /// Calls `body` with every index below `count` and the thread's scratch memory, on all threads, and returns when all calls have returned.
    ///
    /// - Parameter isWorthThreads: True when the work takes longer than waking a thread. Otherwise the calling thread does all of it.
    func run(count: Int, isWorthThreads: Bool = true, _ body: @escaping @Sendable (Int, TileScratch) -> Void) {
        let job = Job(count: count, body)
        guard count > 1, isWorthThreads, !threads.isEmpty else { return job.work(with: scratch) }
        mailbox.post(job)
        job.work(with: scratch)
        mailbox.waitUntilDone()
    }

    /// Calls `body` like `run`, and returns the results in order of the indices.
    func map<Result: Sendable>(count: Int, _ body: @escaping @Sendable (Int, TileScratch) -> Result) -> [Result] {
        guard count > 1 else { return (0..<count).map { body($0, scratch) } }
        let results = Guarded([Result?](repeating: nil, count: count))
        run(count: count) { index, scratch in
            let result = body(index, scratch)
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}

extension WorkerPool: Workers {
    func map<Result: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] { map(count: count) { index, _ in body(index) } }
}
