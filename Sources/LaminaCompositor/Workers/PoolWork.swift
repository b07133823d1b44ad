import LaminaPrimitives

/// Work in independent pieces that need a thread's scratch memory.
protocol PoolWork: Sendable {
    /// Does the piece with this index.
    ///
    /// - Parameter scratch: The calling thread's scratch memory.
    func work(_ index: Int, _ scratch: TileScratch)
}

/// Work given by a closure.
///
/// Allocates, so it is meant for rare work.
struct ClosureWork: PoolWork {
    let body: @Sendable (TileScratch, Int) -> Void

    func work(_ index: Int, _ scratch: TileScratch) { body(scratch, index) }
}

/// Work that needs no scratch memory.
struct PlainWork<Work: SharedWork>: PoolWork {
    let work: Work

    func work(_ index: Int, _ scratch: TileScratch) { work.work(index) }
}
