import Synchronization

/// The source of numbers that identify attached animations.
enum AnimationNumbers {
    private static let last = Atomic<UInt64>(0)

    /// Returns a number that this process has not used before.
    static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
