import CLaminaRuntime
import Glibc

/// A thread that works on the jobs of a mailbox until it is closed.
struct WorkerThread {
    private let thread: pthread_t

    /// Nil when the system gives no thread.
    init?(_ mailbox: Mailbox) {
        var thread = pthread_t()
        // The retained mailbox is what the thread function takes back; when there is no thread, it is taken back here.
        let context = unsafe Unmanaged.passRetained(mailbox)
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
        let mailbox = unsafe Unmanaged<Mailbox>.fromOpaque(context).takeRetainedValue()
        // Whoever waits until an app's threads rest leaves out those of this prefix. The call reads the name and keeps nothing.
        unsafe lamina_name_thread("lamina-worker")
        let scratch = TileScratch()
        var seen = 0
        while let job = mailbox.next(after: &seen) {
            job.work(with: scratch)
            mailbox.finish()
        }
        return nil
    }
}
