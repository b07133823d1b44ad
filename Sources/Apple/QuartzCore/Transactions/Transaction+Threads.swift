import CLaminaRuntime
import CoreGraphics
import Foundation
import Glibc

extension Transaction {
    /// The pthread key under which each thread stores its transactions; its destructor releases them.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        unsafe pthread_key_create(&key) { address in
            if let address = unsafe address { unsafe Unmanaged<Transaction>.fromOpaque(address).release() }
        }
        return key
    }()

    /// The calling thread's transactions, which are committed when the thread ends, as Core Animation does.
    static var current: Transaction {
        if let address = unsafe pthread_getspecific(key) {
            return unsafe Unmanaged<Transaction>.fromOpaque(address).takeUnretainedValue()
        }
        let created = Transaction()
        let address = unsafe Unmanaged.passRetained(created).toOpaque()
        unsafe pthread_setspecific(key, address)
        // The end of the main thread is the end of the app.
        if !Thread.isMainThread { unsafe lamina_at_thread_end({ unsafe Transaction.threadEnds($0) }, address) }
        return created
    }

    /// Commits the transactions of a thread that ends.
    @unsafe
    private static func threadEnds(_ address: UnsafeMutableRawPointer?) {
        guard let address = unsafe address else { return }
        unsafe Unmanaged<Transaction>.fromOpaque(address).takeUnretainedValue().end()
    }
}

/// The check on implicit changes of a thread that neither ends soon, nor commits them, nor has a run loop that does.
///
/// A worker of a dispatch queue is such a thread: its changes appear when the queue ends the worker, at any time or never, and the check says so.
struct TransactionWatch {
    /// The media time of the first uncommitted change, in seconds.
    var start = 0.0
    /// The number of open explicit scopes, whose changes may wait for any time.
    var explicitCount = 0
    /// True while a check is scheduled.
    var isScheduled = false

    /// The age at which uncommitted changes are reported, in seconds.
    static let patience = 1.0
}

extension Transaction {
    /// Makes sure that changes which this thread never commits are reported; `layerLock` must be held.
    func watchChanges() {
        guard !RunLoopIteration.isMain else { return }
        watch.start = CACurrentMediaTime()
        guard !watch.isScheduled else { return }
        watch.isScheduled = true
        scheduleCheck()
    }

    private func scheduleCheck() {
        // Safe because `check` uses guarded values alone.
        nonisolated(unsafe) weak let transaction = self
        DispatchQueue.main.asyncAfter(deadline: .now() + TransactionWatch.patience) {
            unsafe transaction?.check(at: CACurrentMediaTime())
        }
    }

    /// Reports changes that have waited too long; called on the main thread.
    ///
    /// They are not committed here: the layout and the drawing of those layers may use what their own thread changes at the same time.
    ///
    /// - Parameter time: The media time, in seconds.
    /// - Returns: True when there were such changes.
    @discardableResult func check(at time: Double) -> Bool {
        let isLate = layerLock.withLock {
            watch.isScheduled = false
            guard !changes.isEmpty else { return false }
            if watch.explicitCount == 0, time - watch.start >= TransactionWatch.patience * 0.99 { return true }
            watch.isScheduled = true
            scheduleCheck()
            return false
        }
        guard isLate else { return false }
        Diagnostics.warn(
            "CATransaction: layers were changed on a thread without a run loop, which has not committed them for a second; "
                + "they are shown when the thread ends or calls CATransaction.flush()")
        return true
    }
}
