import Glibc

/// Hands one job at a time to all waiting threads.
///
/// `@unchecked Sendable`: every stored property is read and written under `lock` alone.
@safe
final class Mailbox: @unchecked Sendable {
    // Addresses, because the C library's locks must not move.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var job: Job?
    /// Counts the posted jobs, so that a thread takes none twice.
    private var generation = 0
    /// How many threads work on the job.
    private var workingCount = 0
    private var isClosed = false

    init() {
        // Both addresses are fresh memory of the right type.
        unsafe pthread_mutex_init(lock, nil)
        unsafe pthread_cond_init(changed, nil)
    }

    deinit {
        // No thread is left that could hold them: each keeps the mailbox alive.
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

    /// Takes the posted job back and blocks until every thread that has begun it has finished.
    func waitUntilDone() {
        locked {
            // Threads that wake only now find nothing to do: small jobs need not wait for them.
            job = nil
            while workingCount > 0 { wait() }
        }
    }

    /// Blocks until there is a job newer than `seen`; nil when there will be none.
    func next(after seen: inout Int) -> Job? {
        locked {
            while job == nil || generation == seen, !isClosed { wait() }
            guard !isClosed else { return nil }
            seen = generation
            workingCount += 1
            return job
        }
    }

    /// Tells that one thread has finished the posted job.
    func finish() {
        locked {
            workingCount -= 1
            if workingCount == 0 { announce() }
        }
    }

    /// Sends all threads home.
    func close() {
        locked {
            isClosed = true
            announce()
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        // The locks live as long as the mailbox.
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return body()
    }

    private func wait() {
        // Only called with the lock held, which the C library gives back while it waits.
        _ = unsafe pthread_cond_wait(changed, lock)
    }

    private func announce() {
        unsafe pthread_cond_broadcast(changed)
    }
}
