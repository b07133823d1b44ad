import LaminaPrimitives
import LaminaRaster
import Synchronization

/// Threads that wait for work between frames.
///
/// Every thread has scratch memory of its own, which lives as long as the pool. Calls come from one thread at a time.
final class WorkerPool {
    /// The work of one call: which indices are left, and what to do with one.
    final class Job: Sendable {
        let count: Int
        let body: @Sendable (TileScratch, Int) -> Void
        private let next = Atomic(0)

        init(count: Int, body: @escaping @Sendable (TileScratch, Int) -> Void) {
            self.count = count
            self.body = body
        }

        /// Takes indices, in order, until none is left.
        func work(with scratch: TileScratch) {
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                body(scratch, index)
            }
        }
    }

    let mailbox = Mailbox()
    /// What threads remember of shadows, from one frame to the next.
    let blurredMasks = BlurredMasks()
    /// What threads remember of gradients.
    let ramps = ColorRamps()
    private var threads: [WorkerThread] = []
    /// The scratch memory of the calling thread, which works too.
    private let scratch = TileScratch()

    /// - Parameter threadCount: How many threads work, with the calling one; at least one does. Fewer do when the system gives no more.
    init(threadCount: Int) {
        for _ in 1..<max(1, threadCount) {
            guard let thread = WorkerThread(mailbox) else { break }
            threads.append(thread)
        }
    }

    deinit {
        mailbox.close()
        for thread in threads { thread.join() }
    }

    /// Calls `body` with the scratch memory of the calling thread, for what is too little to be shared.
    func alone(_ body: (TileScratch) -> Void) { body(scratch) }

    /// Calls `body` once for every index below `count` and returns when all calls have.
    ///
    /// - Parameter isWorthThreads: Whether the work takes longer than to wake a thread.
    func run(count: Int, isWorthThreads: Bool = true, _ body: @escaping @Sendable (TileScratch, Int) -> Void) {
        let job = Job(count: count, body: body)
        guard count > 1, isWorthThreads, !threads.isEmpty else { return job.work(with: scratch) }
        mailbox.post(job)
        job.work(with: scratch)
        mailbox.waitUntilDone()
    }
}

extension WorkerPool: Workers {
    func run(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        run(count: count) { _, index in body(index) }
    }
}
