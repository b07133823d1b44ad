import LaminaConcurrency

/// Offers one job at a time to all waiting threads.
final class Mailbox: Sendable {
    private struct State {
        var job: Job?
        /// The number of posted jobs, by which a thread recognises a job that it has already taken.
        var generation = 0
        /// The number of threads that work on the job.
        var workingCount = 0
        var isClosed = false
    }

    private let state = Guarded(State())

    /// Offers `job` to all threads.
    func post(_ job: Job) {
        state.change { state in
            state.job = job
            state.generation += 1
        }
    }

    /// Withdraws the posted job and blocks until every thread that has begun it has finished.
    func waitUntilDone() {
        state.wait { state in
            // Threads that wake only now find no job. The caller of a small job thus need not wait for them.
            state.job = nil
            return state.workingCount == 0 ? () : nil
        }
    }

    /// Blocks until a job newer than the generation `seen` is posted.
    ///
    /// Returns nil once the mailbox is closed.
    func next(after seen: inout Int) -> Job? {
        let (job, generation): (Job?, Int) = state.wait { [seen] state in
            if state.isClosed { return (nil, seen) }
            guard let job = state.job, state.generation != seen else { return nil }
            state.workingCount += 1
            return (job, state.generation)
        }
        seen = generation
        return job
    }

    /// Reports that the calling thread has finished the posted job.
    func finish() {
        let isLast = state.withLock { state in
            state.workingCount -= 1
            return state.workingCount == 0
        }
        if isLast { state.wakeAll() }
    }

    /// Closes the mailbox: every thread's `next(after:)` returns nil.
    func close() { state.change { $0.isClosed = true } }
}
