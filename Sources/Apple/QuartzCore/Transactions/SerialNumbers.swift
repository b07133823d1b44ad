import Synchronization

/// The source of numbers that identify attached animations, batches of changes and commits.
enum SerialNumbers {
    private static let last = Atomic<UInt64>(0)

    /// Returns a number, at least 1, that this process has not used before.
    static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
