/// A pool of threads that evaluates the pieces of a frame in parallel.
package protocol Workers {
    /// Calls `body` with each index in 0..<count, concurrently and in any order, and returns the results in order of the indices.
    func map<Result: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result]
}
