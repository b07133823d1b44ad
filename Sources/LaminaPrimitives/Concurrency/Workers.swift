/// A pool of threads that processes the pieces of one job in parallel.
public protocol Workers {
    /// Performs all pieces of `work`, concurrently and in any order, and returns when every piece is done.
    ///
    /// - Parameter count: The number of pieces; `work` receives the indices 0..<count.
    func run(count: Int, _ work: some SharedWork)
}

/// A job divided into independent pieces.
///
/// A protocol for values rather than a closure, so that handing out a job allocates nothing.
public protocol SharedWork: Sendable {
    /// Performs the piece with this index, on any thread.
    func work(_ index: Int)
}
