import CLaminaRuntime
import Glibc

/// A thread that works on the jobs of a mailbox until it is closed.
struct WorkerThread {
    private let thread: pthread_t

    /// Nil when the system gives no thread.
    ///
    /// - Parameter scratch: Nobody else uses it.
    init?(_ mailbox: Mailbox, _ scratch: TileScratch) {
        var thread = pthread_t()
        // The retained object is what the thread function takes back; when there is no thread, it is taken back here.
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
        // What the initialiser retained.
        let belongings = unsafe Unmanaged<Belongings>.fromOpaque(context).takeRetainedValue()
        let (mailbox, scratch) = (belongings.mailbox, belongings.scratch)
        // Whoever waits until an app's threads rest leaves out those of this prefix. The call reads the name and keeps nothing.
        unsafe lamina_name_thread("lamina-worker")
        var seen = 0
        while let job = mailbox.next(after: &seen) {
            job.work(with: scratch)
            mailbox.finish()
        }
        return nil
    }
}

/// What a thread starts with.
private final class Belongings {
    let mailbox: Mailbox
    let scratch: TileScratch

    init(mailbox: Mailbox, scratch: TileScratch) {
        self.mailbox = mailbox
        self.scratch = scratch
    }
}
