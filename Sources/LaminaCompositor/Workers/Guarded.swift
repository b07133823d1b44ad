import Glibc

/// A value that several threads change, one at a time.
///
/// Not the library's `Mutex`, because the thread sanitizer does not see through that and reports every use.
/// `@unchecked Sendable`: `value` is read and written under `lock` alone.
@safe
final class Guarded<Value: Sendable>: @unchecked Sendable {
    // An address, because the C library's lock must not move.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    init(_ value: Value) {
        self.value = value
        // Fresh memory of the right type.
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        // Nobody can hold the lock of an object that nobody has.
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        // The lock lives as long as this object.
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return body(&value)
    }
}
