import CLaminaRuntime
import Glibc

/// A thread that works on the jobs of a mailbox until the mailbox is closed.
struct WorkerThread {
    private let thread: pthread_t

    /// Starts the thread, or returns nil when the system refuses it.
    ///
    /// - Parameter scratch: The thread's scratch memory, used by nothing else.
    init?(_ mailbox: Mailbox, _ scratch: TileScratch) {
        var thread = pthread_t()
        // The thread function releases this retained object; if no thread starts, it is released below.
        let context = unsafe Unmanaged.passRetained(Belongings(mailbox: mailbox, scratch: scratch))
        let status = unsafe pthread_create(&thread, nil, { unsafe WorkerThread.main($0) }, context.toOpaque())
        guard status == 0 else {
            unsafe context.release()
            return nil
        }
        self.thread = thread
    }

    /// Blocks until the thread has ended.
    func join() {
        _ = pthread_join(thread, nil)
    }

    private static func main(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let context = unsafe context else { return nil }
        // Balances `passRetained` in the initialiser.
        let belongings = unsafe Unmanaged<Belongings>.fromOpaque(context).takeRetainedValue()
        let (mailbox, scratch) = (belongings.mailbox, belongings.scratch)
        // `lamina_sample_threads` ignores threads whose names have this prefix. The call copies the name.
        unsafe lamina_name_thread("lamina-worker")
        var seen = 0
        while let job = mailbox.next(after: &seen) {
            job.work(with: scratch)
            mailbox.finish()
        }
        return nil
    }
}

/// The values that a new thread takes over: its mailbox and its scratch memory.
private final class Belongings {
    let mailbox: Mailbox
    let scratch: TileScratch

    init(mailbox: Mailbox, scratch: TileScratch) {
        self.mailbox = mailbox
        self.scratch = scratch
    }
}
