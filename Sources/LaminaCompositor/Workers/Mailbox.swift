import Glibc

/// Offers one job at a time to all waiting threads.
///
/// `@unchecked Sendable`: every stored property is read and written under `lock` only.
@safe
final class Mailbox: @unchecked Sendable {
    // Heap addresses, because a `pthread` mutex or condition must not move.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var job: Job?
    /// The number of posted jobs, by which a thread recognises a job that it has already taken.
    private var generation = 0
    /// The number of threads that work on the job.
    private var workingCount = 0
    private var isClosed = false

    init() {
        // Both addresses are fresh memory of the right type.
        unsafe pthread_mutex_init(lock, nil)
        unsafe pthread_cond_init(changed, nil)
    }

    deinit {
        // Each thread keeps the mailbox alive, so none is left that could hold the mutex.
        unsafe pthread_cond_destroy(changed)
        unsafe pthread_mutex_destroy(lock)
        unsafe changed.deallocate()
        unsafe lock.deallocate()
    }

    /// Offers `job` to all threads.
    func post(_ job: Job) {
        locked {
            self.job = job
            generation += 1
            announce()
        }
    }

    /// Withdraws the posted job and blocks until every thread that has begun it has finished.
    func waitUntilDone() {
        locked {
            // Threads that wake only now find no job. The caller of a small job thus need not wait for them.
            job = nil
            while workingCount > 0 { wait() }
        }
    }

    /// Blocks until a job newer than the generation `seen` is posted.
    ///
    /// Returns nil once the mailbox is closed.
    func next(after seen: inout Int) -> Job? {
        locked {
            while job == nil || generation == seen, !isClosed { wait() }
            guard !isClosed else { return nil }
            seen = generation
            workingCount += 1
            return job
        }
    }

    /// Reports that the calling thread has finished the posted job.
    func finish() {
        locked {
            workingCount -= 1
            if workingCount == 0 { announce() }
        }
    }

    /// Closes the mailbox: every thread's `next(after:)` returns nil.
    func close() {
        locked {
            isClosed = true
            announce()
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        // The mutex lives as long as the mailbox.
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return body()
    }

    private func wait() {
        // Called only with the mutex held, which `pthread_cond_wait` releases while it waits.
        _ = unsafe pthread_cond_wait(changed, lock)
    }

    private func announce() {
        unsafe pthread_cond_broadcast(changed)
    }
}
