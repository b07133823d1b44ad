import LaminaPrimitives

/// Work in pieces, for threads that have scratch memory.
protocol PoolWork: Sendable {
    /// Does one piece.
    ///
    /// - Parameter scratch: That of the thread.
    func work(_ index: Int, _ scratch: TileScratch)
}

/// What a closure does, for work that is rare.
struct ClosureWork: PoolWork {
    let body: @Sendable (TileScratch, Int) -> Void

    func work(_ index: Int, _ scratch: TileScratch) { body(scratch, index) }
}

/// Work that needs no scratch memory.
struct PlainWork<Work: SharedWork>: PoolWork {
    let work: Work

    func work(_ index: Int, _ scratch: TileScratch) { work.work(index) }
}
