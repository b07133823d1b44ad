import LaminaPrimitives
import LaminaRaster
import Synchronization

/// A pool of threads that share the work of one compositor and sleep between calls.
///
/// Every thread has its own scratch memory, which lives as long as the pool. Calls must come from one thread at a time.
final class WorkerPool {
    let mailbox = Mailbox()
    /// The job that threads share; reused by every call.
    private let job = Job()
    /// Cached shadows, shared by all threads and kept from frame to frame.
    let blurredMasks = BlurredMasks()
    /// Cached colour ramps of gradients, shared by all threads.
    let ramps = ColorRamps()
    private var threads: [WorkerThread] = []
    /// The scratch memory of the calling thread, which works too.
    private let scratch: TileScratch
    /// Memory of discarded coverages, for reuse by all threads.
    let coverages = CoverageStore()

    /// - Parameter threadCount: The number of threads that work, including the calling one; at least 1. Fewer run when the system refuses threads.
    init(threadCount: Int) {
        scratch = TileScratch(coverages)
        for _ in 1..<max(1, threadCount) {
            guard let thread = WorkerThread(mailbox, TileScratch(coverages)) else { break }
            threads.append(thread)
        }
    }

    deinit {
        mailbox.close()
        for thread in threads { thread.join() }
    }

    /// Does all pieces of work and returns when all are done.
    ///
    /// - Parameter isWorthThreads: True when the work takes longer than waking a thread. Otherwise the calling thread does all of it.
    func run(count: Int, isWorthThreads: Bool = true, _ work: some PoolWork) {
        job.lend(work, count: count) { job in
            guard count > 1, isWorthThreads, !threads.isEmpty else { return job.work(with: scratch) }
            mailbox.post(job)
            job.work(with: scratch)
            mailbox.waitUntilDone()
        }
    }

    /// Calls `body` once for every index below `count`, on all threads, and returns when all calls have returned.
    func run(count: Int, _ body: @escaping @Sendable (TileScratch, Int) -> Void) { run(count: count, ClosureWork(body: body)) }
}

extension WorkerPool: Workers {
    func run(count: Int, _ work: some SharedWork) { run(count: count, PlainWork(work: work)) }
}
