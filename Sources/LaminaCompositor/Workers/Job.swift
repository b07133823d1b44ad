import Synchronization

/// Lent work, shared out by index; used again for the next.
///
/// `@unchecked Sendable`: what is lent is written while no thread works on the job, before it is posted, and lives until all have finished.
@safe
final class Job: @unchecked Sendable {
    private var address: UnsafeRawPointer?
    private var type: (any PoolWork.Type)?
    private var count = 0
    private let next = Atomic(0)

    /// Calls `body` with the job while it holds `work`; no thread has the job any more when `body` returns.
    ///
    /// - Precondition: It holds no other work.
    func lend<Work: PoolWork>(_ work: Work, count: Int, _ body: (Job) -> Void) {
        precondition(type == nil, "work that hands out work")
        unsafe withUnsafePointer(to: work) { pointer in
            unsafe address = UnsafeRawPointer(pointer)
            type = Work.self
            self.count = count
            next.store(0, ordering: .relaxed)
            body(self)
            unsafe address = nil
            type = nil
        }
    }

    /// Does pieces, in order, until none is left.
    func work(with scratch: TileScratch) {
        guard let type, let address = unsafe address else { return }
        while true {
            let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            // The address is that of a value of this type, by `lend`.
            unsafe type.work(at: address, index, scratch)
        }
    }
}

extension PoolWork {
    /// - Parameter address: That of a value of this type.
    @unsafe
    fileprivate static func work(at address: UnsafeRawPointer, _ index: Int, _ scratch: TileScratch) {
        unsafe address.assumingMemoryBound(to: Self.self).pointee.work(index, scratch)
    }
}
