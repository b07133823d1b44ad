import CLaminaRuntime

/// The lock on all layers and hosts of the process, which `CATransaction.lock()` acquires too.
///
/// Every access to a part of a layer holds it, and so does every operation that changes several parts. It is not held while the app's code runs:
/// layout, drawing, actions, delegates and completion blocks.
let layerLock = LayerLock()

/// A lock that the thread which holds it may acquire again, and that waiting threads get in turn.
///
/// `Guarded`, the lock for a value, cannot be acquired again: layers refer to each other, and their methods lock and call each other.
/// `@unchecked Sendable`: the lock is made for several threads, and it is never freed.
@safe
final class LayerLock: @unchecked Sendable {
    private let lockReference: OpaquePointer

    /// Creates a lock that no thread holds; made once for the process, and never freed.
    fileprivate init() {
        guard let created = unsafe lamina_fair_lock_create() else { preconditionFailure("no memory for a lock") }
        unsafe lockReference = created
    }

    /// Waits until no other thread holds the lock, and acquires it once more.
    func lock() { unsafe lamina_fair_lock_acquire(lockReference) }

    /// Releases the lock once; does nothing when the calling thread does not hold it.
    func unlock() { unsafe lamina_fair_lock_release(lockReference) }

    /// Calls `body` while this thread holds the lock.
    @inline(__always)
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
