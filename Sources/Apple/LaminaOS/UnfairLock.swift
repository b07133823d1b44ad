import CLaminaRuntime

/// A lock of one word, which threads take with `os_unfair_lock_lock`.
public struct os_unfair_lock: Sendable {
    var word: UInt32 = 0
    /// Creates a lock that is free.
    public init() {}
}

/// A lock of one word.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock, and waits until it is free.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unsafe lamina_word_lock(UnsafeMutableRawPointer(lock)) }
/// Frees a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unsafe lamina_word_unlock(UnsafeMutableRawPointer(lock)) }
/// Takes a lock if it is free; returns true when it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { unsafe lamina_word_try_lock(UnsafeMutableRawPointer(lock)) }

/// A lock with a value that it protects.
///
/// `@unchecked Sendable`: the value is used under the lock only.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let storage: Storage

    /// `@safe`: the pointer is allocated here and freed with the object.
    @safe private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            unsafe lock.initialize(to: os_unfair_lock())
        }
        deinit { unsafe lock.deallocate() }
    }

    /// Creates a lock around a value.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure with the value.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        unsafe os_unfair_lock_lock(storage.lock)
        defer { unsafe os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Runs a closure with the value.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock around a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a value.
    public init() { self.init(uncheckedState: ()) }
    /// Takes the lock.
    public func lock() { unsafe os_unfair_lock_lock(storage.lock) }
    /// Frees the lock.
    public func unlock() { unsafe os_unfair_lock_unlock(storage.lock) }
    /// Takes the lock if it is free; returns true when it was.
    public func lockIfAvailable() -> Bool { unsafe os_unfair_lock_trylock(storage.lock) }
}
