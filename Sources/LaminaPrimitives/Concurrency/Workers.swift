/// Threads that share work, which one thread hands out.
public protocol Workers {
    /// Calls `body` once for every index below `count`, in any order and at the same time, and returns when all calls have.
    func run(count: Int, _ body: @escaping @Sendable (Int) -> Void)
}
