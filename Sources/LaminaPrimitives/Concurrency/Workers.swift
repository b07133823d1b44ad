/// Threads that share work, which one thread hands out.
public protocol Workers {
    /// Does all pieces of work, in any order and at the same time, and returns when all are done.
    ///
    /// - Parameter count: How many pieces there are.
    func run(count: Int, _ work: some SharedWork)
}

/// Work in pieces that do not depend on each other; a value and not a closure, because handing out work allocates nothing then.
public protocol SharedWork: Sendable {
    /// Does one piece, on any thread.
    func work(_ index: Int)
}
