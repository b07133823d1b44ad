import Glibc

/// A value that several threads change, one at a time.
///
/// Not the library's `Mutex`, because the thread sanitizer does not see through that and reports every use.
/// `@unchecked Sendable`: `value` is read and written under `lock` alone.
@safe
public final class Guarded<Value>: @unchecked Sendable {
    // An address, because the C library's lock must not move.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    /// Takes over a value that nobody else has.
    public init(_ value: sending Value) {
        self.value = value
        // Fresh memory of the right type.
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        // Nobody can hold the lock of an object that nobody has.
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    /// Lends the value to `body`, which no other thread can have at the same time; `body` must not ask for it again.
    public func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        // The lock lives as long as this object.
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
