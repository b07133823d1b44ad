public import Glibc

/// A value protected by a lock, for access from several threads, which can also wait for a change of the value.
///
/// Copies are handles to the same value. Layers have a lock of their own, `LayerLock`. The standard library's `Mutex` cannot be waited on, and the
/// thread sanitizer does not understand it and reports every access. `@unchecked Sendable`: the value is read and written only while the lock is
/// held.
@safe
public struct Guarded<Value>: @unchecked Sendable {
    @usableFromInline
    let storage: ManagedBuffer<Value, GuardedLock>

    /// Creates a lock that owns `value`.
    @inlinable
    public init(_ value: sending Value) {
        unsafe storage = GuardedStorage<Value>.create(minimumCapacity: 1) { _ in value }
        // The element is uninitialised memory. A mutex and a condition are initialised where they stay, because neither may be moved.
        unsafe storage.withUnsafeMutablePointerToElements { lock in
            unsafe lock.initialize(to: GuardedLock())
            unsafe pthread_mutex_init(&lock.pointee.mutex, nil)
            unsafe pthread_cond_init(&lock.pointee.changed, nil)
        }
    }

    /// Calls `body` with exclusive access to the value; threads in `wait` are not woken.
    ///
    /// The lock is not recursive: `body` must not lock the same value again.
    @inlinable
    public func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        // The pointers stay valid while `storage` lives; `withExtendedLifetime` below keeps it alive until the unlock.
        let (value, lock) = unsafe storage.withUnsafeMutablePointers { unsafe ($0, $1) }
        unsafe pthread_mutex_lock(&lock.pointee.mutex)
        defer { unsafe withExtendedLifetime(storage) { _ = unsafe pthread_mutex_unlock(&lock.pointee.mutex) } }
        return try unsafe body(&value.pointee)
    }

    /// Calls `body` with exclusive access to the value, and wakes the threads in `wait`.
    public func change<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        defer { wakeAll() }
        return try withLock(body)
    }

    /// Wakes the threads in `wait`, so that they examine the value again.
    public func wakeAll() {
        unsafe storage.withUnsafeMutablePointerToElements { _ = unsafe pthread_cond_broadcast(&$0.pointee.changed) }
    }

    /// Calls `body` at once and each time the thread is woken, until it returns a result; returns that result.
    public func wait<Result>(for body: (inout Value) -> sending Result?) -> sending Result {
        // The pointers stay valid while `storage` lives, which `withExtendedLifetime` ensures.
        let (value, lock) = unsafe storage.withUnsafeMutablePointers { unsafe ($0, $1) }
        unsafe pthread_mutex_lock(&lock.pointee.mutex)
        defer { unsafe withExtendedLifetime(storage) { _ = unsafe pthread_mutex_unlock(&lock.pointee.mutex) } }
        while true {
            if let result = unsafe body(&value.pointee) { return result }
            // Releases the mutex while the thread sleeps.
            _ = unsafe pthread_cond_wait(&lock.pointee.changed, &lock.pointee.mutex)
        }
    }
}

/// The mutex of a `Guarded` value, and the condition that threads in `wait` sleep on.
@unsafe
@usableFromInline
struct GuardedLock {
    @usableFromInline var mutex = unsafe pthread_mutex_t()
    @usableFromInline var changed = pthread_cond_t()

    @usableFromInline init() {}
}

/// The shared storage of a `Guarded` value.
///
/// `deinit` destroys the lock: no handle is left, so no thread can have locked it.
@unsafe
@usableFromInline
final class GuardedStorage<Value>: ManagedBuffer<Value, GuardedLock> {
    deinit {
        unsafe withUnsafeMutablePointerToElements { lock in
            unsafe pthread_cond_destroy(&lock.pointee.changed)
            unsafe pthread_mutex_destroy(&lock.pointee.mutex)
        }
    }
}
