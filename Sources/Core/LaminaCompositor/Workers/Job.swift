import Synchronization

/// Work in independent pieces that a pool's threads share by index.
final class Job: Sendable {
    private let count: Int
    private let body: @Sendable (Int, TileScratch) -> Void
    private let next = Atomic(0)

    init(count: Int, _ body: @escaping @Sendable (Int, TileScratch) -> Void) {
        self.count = count
        self.body = body
    }

    /// Takes pieces in ascending order and does them, until none is left.
    func work(with scratch: TileScratch) {
        while true {
            let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            body(index, scratch)
        }
    }
}
