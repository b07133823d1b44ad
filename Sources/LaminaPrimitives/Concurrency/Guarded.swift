public import Glibc

/// A value protected by a lock, for access from several threads.
///
/// Copies are handles to the same value. Value and lock share one allocation, because every frame part has a guarded value.
/// The standard library's `Mutex` is not used: the thread sanitizer does not understand it and reports every access.
/// `@unchecked Sendable`: the value is read and written only while the lock is held.
@safe
public struct Guarded<Value>: @unchecked Sendable {
    @usableFromInline
    let storage: ManagedBuffer<Value, pthread_mutex_t>

    /// Creates a lock that owns `value`.
    @inlinable
    public init(_ value: sending Value) {
        unsafe storage = GuardedStorage<Value>.create(minimumCapacity: 1) { _ in value }
        // The elements are uninitialised memory of type `pthread_mutex_t`, as `pthread_mutex_init` requires.
        unsafe storage.withUnsafeMutablePointerToElements { unsafe _ = pthread_mutex_init($0, nil) }
    }

    /// Calls `body` with exclusive access to the value.
    ///
    /// The lock is not recursive: `body` must not lock the same value again.
    @inlinable
    public func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        // The pointers stay valid while `storage` lives; `withExtendedLifetime` below keeps it alive until the unlock.
        let (value, lock) = unsafe storage.withUnsafeMutablePointers { unsafe ($0, $1) }
        unsafe pthread_mutex_lock(lock)
        defer { unsafe withExtendedLifetime(storage) { unsafe _ = pthread_mutex_unlock(lock) } }
        return try unsafe body(&value.pointee)
    }
}

/// The shared storage of a `Guarded` value.
///
/// `deinit` destroys the lock: no handle is left, so no thread can have locked it.
@unsafe
@usableFromInline
final class GuardedStorage<Value>: ManagedBuffer<Value, pthread_mutex_t> {
    deinit {
        unsafe withUnsafeMutablePointerToElements { unsafe _ = pthread_mutex_destroy($0) }
    }
}
