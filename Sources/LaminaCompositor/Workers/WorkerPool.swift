import LaminaPrimitives
import LaminaRaster
import Synchronization

/// Threads that wait for work between frames.
///
/// Every thread has scratch memory of its own, which lives as long as the pool. Calls come from one thread at a time.
final class WorkerPool {
    let mailbox = Mailbox()
    /// The work of the present call, or of the last.
    private let job = Job()
    /// What threads remember of shadows, from one frame to the next.
    let blurredMasks = BlurredMasks()
    /// What threads remember of gradients.
    let ramps = ColorRamps()
    private var threads: [WorkerThread] = []
    /// The scratch memory of the calling thread, which works too.
    private let scratch: TileScratch
    /// Memory of coverages that are gone.
    let coverages = CoverageStore()

    /// - Parameter threadCount: How many threads work, with the calling one; at least one does. Fewer do when the system gives no more.
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
    /// - Parameter isWorthThreads: Whether the work takes longer than to wake a thread.
    func run(count: Int, isWorthThreads: Bool = true, _ work: some PoolWork) {
        job.lend(work, count: count) { job in
            guard count > 1, isWorthThreads, !threads.isEmpty else { return job.work(with: scratch) }
            mailbox.post(job)
            job.work(with: scratch)
            mailbox.waitUntilDone()
        }
    }

    /// Calls `body` once for every index below `count` and returns when all calls have.
    func run(count: Int, _ body: @escaping @Sendable (TileScratch, Int) -> Void) { run(count: count, ClosureWork(body: body)) }
}

extension WorkerPool: Workers {
    func run(count: Int, _ work: some SharedWork) { run(count: count, PlainWork(work: work)) }
}
