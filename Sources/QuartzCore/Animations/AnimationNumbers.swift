import Synchronization

/// Numbers that tell attached animations apart.
enum AnimationNumbers {
    private static let last = Atomic<UInt64>(0)

    /// A number that was never given before in this process.
    static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
