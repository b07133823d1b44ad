public import Glibc

/// A value that several threads change, one at a time.
///
/// A handle: copies lead to the same value. Value and lock are one piece of memory, since every part of a frame has one.
/// Not the library's `Mutex`, because the thread sanitizer does not see through that and reports every use.
/// `@unchecked Sendable`: the value is read and written under the lock alone.
@safe
public struct Guarded<Value>: @unchecked Sendable {
    @usableFromInline
    let storage: ManagedBuffer<Value, pthread_mutex_t>

    /// Takes over a value that nobody else has.
    @inlinable
    public init(_ value: sending Value) {
        unsafe storage = GuardedStorage<Value>.create(minimumCapacity: 1) { _ in value }
        // Fresh memory of the right type.
        unsafe storage.withUnsafeMutablePointerToElements { unsafe _ = pthread_mutex_init($0, nil) }
    }

    /// Lends the value to `body`, which no other thread can have at the same time; `body` must not ask for it again.
    @inlinable
    public func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        // The addresses hold as long as the storage lives, which is until the lock is given back.
        let (value, lock) = unsafe storage.withUnsafeMutablePointers { unsafe ($0, $1) }
        unsafe pthread_mutex_lock(lock)
        defer { unsafe withExtendedLifetime(storage) { unsafe _ = pthread_mutex_unlock(lock) } }
        return try unsafe body(&value.pointee)
    }
}

/// Ends the lock with its memory: nobody can hold the lock of a value to which no handle leads.
@unsafe
@usableFromInline
final class GuardedStorage<Value>: ManagedBuffer<Value, pthread_mutex_t> {
    deinit {
        unsafe withUnsafeMutablePointerToElements { unsafe _ = pthread_mutex_destroy($0) }
    }
}
